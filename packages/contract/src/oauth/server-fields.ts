import { z } from 'zod';
import { httpUrl, text } from '#src/common.ts';
import { additionalParamsSchema } from '#src/oauth/additional-params.ts';
import { ACCOUNT_FIELD, OAUTH_SCOPE_SEPARATORS, OAUTH_TOKEN_BODIES } from '#src/plain/oauth-wizard.ts';
import { isReservedParam } from '#src/plain/reserved-params.ts';
import { withUrlStandIns } from '#src/plain/url-fields.ts';

/*
 * How a login server differs from others. What is null or empty is as known of the provider, else as RFC 6749 says.
 */

const FIELD_NAME = 'Must be names of fields, such as realmId';
const CLIENT_ID_NAME = 'Must be the name of a parameter, such as client_key';
const API_URL = 'API Base URL must be a valid URL, or begin with {the name of a field}';

const accountFieldName = z
  .string()
  .trim()
  .refine((name) => ACCOUNT_FIELD.test(name) && !isReservedParam(name), FIELD_NAME);

const isApiUrl = (url: string): boolean =>
  url === '' || (httpUrl().safeParse(withUrlStandIns(url)).success && !/[?#]|\/\/[^/]*@/.test(url));

/** Some servers call it `client_key` or `appid`. */
const clientIdParam = z
  .string()
  .refine((name) => name === '' || (ACCOUNT_FIELD.test(name) && !isReservedParam(name)), CLIENT_ID_NAME);

const apiUrl = text(2048).refine(isApiUrl, API_URL);

export const serverFields = {
  /** What each token request has besides the standard parameters, by name. */
  tokenParams: additionalParamsSchema,
  /** How the parameters of a token request are written. Null: as known of the provider, else as a form. */
  tokenBody: z.enum(OAUTH_TOKEN_BODIES).nullable(),
  /** What is between scopes. Null: as known of the provider, else a space. */
  scopeSeparator: z.enum(OAUTH_SCOPE_SEPARATORS).nullable(),
  /** Whether logins are sent with PKCE (RFC 7636). Null: as known of the provider, else with it. */
  usesPkce: z.boolean().nullable(),
  /** What the client ID is called, such as `client_key`. Empty: as known of the provider, else `client_id`. */
  clientIdParam,
  /** Names of what the callback or the token response says about the account, which is kept with the connection: it can stand in URLs as `{name}`. */
  accountFields: z.array(accountFieldName).max(20),
  /** The base URL of calls, which may contain `{name}`. It counts only where it is on a host that gets the token. Empty: that of the provider. */
  apiUrl: apiUrl,
};

export const serverDefaults = {
  tokenParams: serverFields.tokenParams.default({}),
  tokenBody: serverFields.tokenBody.default(null),
  scopeSeparator: serverFields.scopeSeparator.default(null),
  usesPkce: serverFields.usesPkce.default(null),
  clientIdParam: z.string().trim().pipe(clientIdParam).default(''),
  accountFields: serverFields.accountFields.default([]),
  apiUrl: z.string().trim().pipe(apiUrl).default(''),
};

/** The same in the form, where lists and objects are typed as text. */
export const serverForm = {
  tokenParams: text(100_000).default(''),
  tokenBody: z.enum(['', ...OAUTH_TOKEN_BODIES]).default(''),
  /** Named, because a space is nothing that can be seen. */
  scopeSeparator: z.enum(['', 'space', 'comma']).default(''),
  usesPkce: z.enum(['', 'on', 'off']).default(''),
  clientIdParam: z.string().trim().pipe(clientIdParam).default(''),
  accountFields: text(2000)
    .refine(
      (names) =>
        names
          .split(',')
          .map((name) => name.trim())
          .every((name) => name === '' || accountFieldName.safeParse(name).success),
      FIELD_NAME,
    )
    .default(''),
  apiUrl: z.string().trim().pipe(apiUrl).default(''),
};
