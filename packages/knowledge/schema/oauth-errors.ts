import { text } from '@gatehouse/contract/common.ts';
import { z } from 'zod';

/**
 * What a sentence can depend on: a login sends the redirect URI; one with a code (`device`), a refresh, a revocation and a request
 * without a login do not. `privateKey`: the client signs with one; `publicClient`: it has no secret; `oneWay`: its secret is sent in the way that
 * the configuration chooses and in no other; `dpop`: its tokens are bound to a key.
 */
const condition = z.enum(
  ['login', 'device', 'refresh', 'withoutLogin', 'testUsers', 'privateKey', 'publicClient', 'oneWay', 'dpop'],
  'must be login, device, refresh, withoutLogin, testUsers, privateKey, publicClient, oneWay or dpop',
);
type Condition = z.infer<typeof condition>;

const PLACEHOLDERS = /^(?:[^{}]|\{(?:provider|redirectUri|testUsers)\})*$/;
const knownPlaceholders = 'can have {provider}, {redirectUri} and {testUsers}';

const phrase = text(200)
  .regex(/[^.]$/, 'must have no full stop at its end')
  .regex(PLACEHOLDERS, knownPlaceholders);
const choice = z.strictObject({ if: condition, say: phrase, otherwise: phrase });
const nested = choice.extend({ otherwise: choice });
const cause = z.union([phrase, choice, nested, choice.extend({ otherwise: nested })]);

const line = text(300)
  .regex(
    /^(?:=[a-z-]+|\{testUsers\}|\S.*\.)$/,
    'must be a sentence with a full stop, or the =name of an advice',
  )
  .regex(PLACEHOLDERS, knownPlaceholders);
const lines = z.array(line);
const advice = z.array(
  z.union([line, z.strictObject({ if: condition, say: lines, otherwise: lines.default([]) })]),
);

const error = z
  .strictObject({
    /** The code whose words it has. */
    like: z.string().optional(),
    cause: cause.optional(),
    advice: advice.optional(),
    /** True if a token that is refused with it will never be accepted again. */
    isGrantDead: z.boolean().default(false),
    /** What it says of the client, whatever the status: that it was not recognized, or that it was and something else is wrong. */
    client: z.enum(['refused', 'accepted']).optional(),
  })
  .refine(
    (own) => (own.like ?? own.client) !== undefined || (own.cause !== undefined && own.advice !== undefined),
    'must have a cause and advice, or be like another',
  );

/** providers/<slug>/oauth-errors.yaml: what the error codes of a login server mean, and what to do. */
export const oauthErrorsSchema = z.strictObject({
  source: text(300),
  errors: z.record(z.string().regex(/^[a-z0-9_]{1,64}$/, 'must be a code in lower case'), error),
});

/** oauth/errors.yaml: the same of the standards, with the advice that others name. */
export const standardErrorsSchema = oauthErrorsSchema.extend({ advice: z.record(z.string(), advice) });

export type WrittenErrors = z.infer<typeof oauthErrorsSchema>['errors'];
export type WrittenAdvice = z.infer<typeof advice>;

/** Sentences, some of them only where a condition holds. */
export type Advice = (string | { if: Condition; say: Advice; otherwise: Advice })[];

/** What an error code of a login server means. */
export type OauthErrorFacts = {
  words?: { cause: z.infer<typeof cause>; advice: Advice; isGrantDead: boolean };
  client?: 'refused' | 'accepted' | undefined;
};
