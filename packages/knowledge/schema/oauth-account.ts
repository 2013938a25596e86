import { ACCOUNT_FIELD } from '@gatehouse/contract/plain/oauth-wizard.ts';
import { isReservedParam } from '@gatehouse/contract/plain/reserved-params.ts';
import { withUrlStandIns } from '@gatehouse/contract/plain/url-fields.ts';
import { z } from 'zod';
import { httpsUrl } from '#schema/sourced.ts';

/*
 * What oauth.yaml says about the account that has logged in.
 */

export const param = z
  .string()
  .regex(/^[a-z_]+$/, 'must be the name of a parameter')
  .refine((name) => !isReservedParam(name), 'is set by the login itself');

/** Names that lead to a value, such as `team.id`. */
const accountPath = z.string().regex(/^\w+(?:\.\w+)*$/, 'must be names with dots between them');

/** What of a response tells one account from all others, and what it is called, which is the first of these that is there. */
const accountFields = {
  id: z.array(accountPath).min(1),
  name: z.array(accountPath).default([]),
};

export const accountFieldName = z
  .string()
  .regex(ACCOUNT_FIELD, 'must be the name of a field')
  .refine((name) => !isReservedParam(name), 'is no field about an account');

/** Where a field is in a response. After the name of a list stands which of its items is meant: its only one, the one that a flag is true of, or that has a text. */
const fieldPath = z
  .string()
  .regex(
    /^\w+(?:\[(?:\w+(?:=[\w-]+)?)?\])?(?:\.\w+(?:\[(?:\w+(?:=[\w-]+)?)?\])?)*(?<!\])$/,
    'must be names with dots between them, and behind the name of a list [], [flag] or [name=text]',
  );

/**
 * Where a field about the account is said, and what it is called: in the callback, beside the token, in the profile, or as the placeholder of
 * this name in the token URL.
 */
export const accountField = z
  .strictObject({
    from: z.enum(['callback', 'token', 'profile', 'tokenUrl']),
    /** Where it is in the response, if not at the top under its own name. */
    at: fieldPath.optional(),
    label: z.string().regex(/^[A-Z].*[^.]$/, 'must be a name'),
  })
  .refine(({ from, at }) => at === undefined || from === 'token' || from === 'profile', {
    path: ['at'],
    error: 'must be left out: only a token response and a profile have fields within fields',
  });

/** A URL in which fields stand, or that is one. */
export const apiUrl = z
  .string()
  .refine(
    (url) => httpsUrl.safeParse(withUrlStandIns(url)).success,
    'must be a URL that begins with https://, or with {the name of a field}',
  )
  .refine((url) => !/[?#]|:\d/.test(url), 'must have no query, fragment or port');

/** Where it stands which account has logged in: in its profile, which is asked for with the access token, beside the token, or in the callback. */
export const account = z.union([
  z.strictObject({
    profileUrl: httpsUrl,
    /** What stands in front of the token in the header of this request. */
    scheme: z.string().default('Bearer'),
    ...accountFields,
  }),
  z.strictObject({ from: z.literal('token'), ...accountFields }),
  z.strictObject({ from: z.literal('callback'), id: z.string() }),
]);
