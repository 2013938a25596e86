import { z } from 'zod';
import { calledUrl } from '#src/called-url.ts';
import { additionalParamsSchema } from '#src/oauth/additional-params.ts';
import { combined, MISSING } from '#src/oauth/combinations.ts';
import { serverDefaults, serverFields, serverForm } from '#src/oauth/server-fields.ts';
import { OAUTH_CLIENT_AUTHS, OAUTH_GRANTS, OAUTH_SIGNING_ALGS } from '#src/plain/oauth-wizard.ts';
import {
  headerMapSchema,
  httpUrl,
  idSchema,
  isoTimeSchema,
  pathIdSchema,
  requiredId,
  requiredText,
  text,
  timestamps,
} from './common.ts';
import { pinnedHostSchema } from './keys.ts';
import { keyPlacementSchema } from './providers.ts';

const scopesSchema = z.array(requiredText(500, 'Scope must not be empty')).max(100);

/** Null: as is known of the provider; if nothing is, in a header, and if that is refused in the body. */
export const clientAuthSchema = z.enum(OAUTH_CLIENT_AUTHS).nullable();

/** What the server calls itself in its metadata: `iss` of a callback is compared with it as text. Null: not known. */
const issuerSchema = text(2048)
  .refine((value) => URL.canParse(value), 'Issuer must be a URL')
  .nullable();

export const grantSchema = z.enum(OAUTH_GRANTS);

const none = z.literal('');

/** What the key itself says, or else what is common for its kind, if it is null. */
const signingAlgSchema = z.enum(OAUTH_SIGNING_ALGS).nullable();

/** What a client that signs is known by; see `oauthConfigSchema`. */
const signingFields = {
  /** How a private key signs. Null: as the key says, else RS256, or as its curve needs. */
  signingAlg: signingAlgSchema,
  /** What the server calls the key (`kid`). Empty: as the key says, if it does. */
  keyId: text(500),
  /** For whom a signed statement is made (`aud`). Empty: for the issuer and, if that is refused or not known, for the token URL. */
  assertionAudience: text(2048),
};

export const oauthConfigSchema = z.object({
  id: idSchema,
  providerId: idSchema,
  /** How tokens are obtained. The URLs that only another way needs may be empty. */
  grant: grantSchema,
  clientId: text(1000),
  /** The mask, never the secret or the private key; empty for a public client without one. */
  clientSecret: text(23),
  clientAuth: clientAuthSchema,
  ...signingFields,
  /** Of a private key: how it signs, its name if it has one, and its public part as a JSON Web Key Set. Null without one. */
  signingKey: z
    .object({ alg: z.enum(OAUTH_SIGNING_ALGS), keyId: z.string().nullable(), publicJwks: z.string() })
    .nullable(),
  authorizationUrl: none.or(calledUrl()),
  tokenUrl: calledUrl(),
  issuer: issuerSchema,
  redirectUri: none.or(httpUrl()),
  /** Where a login with a code begins (RFC 8628). */
  deviceAuthorizationUrl: none.or(calledUrl()),
  /** Where a login is pushed before a browser opens it (RFC 9126); empty if it is not. */
  pushedAuthorizationUrl: none.or(calledUrl()),
  /** Whether tokens are bound to a key of each connection (RFC 9449), where the server does so. */
  usesDpop: z.boolean(),
  scopes: z.array(text(500)),
  additionalParams: additionalParamsSchema,
  ...serverFields,
  ...timestamps,
});
export type OauthConfig = z.infer<typeof oauthConfigSchema>;

export const oauthConfigListSchema = z.array(oauthConfigSchema);

/** A URL with a part that is still to be filled in, such as `https://{shop}.example`, would be a host of that name. */
const loginUrl = (message: string) =>
  calledUrl(message).refine(
    (value) => !/[{}]|%7[bd]/i.test(value),
    'Replace the part in braces with your own value',
  );

const optionalSecret = z.string({ error: MISSING.clientSecret }).trim().pipe(text(8192)).default('');

/** Text that is read as the schema says, or is empty. */
const orEmpty = (schema: z.ZodType<string>, message: string) =>
  z
    .string({ error: message })
    .trim()
    .superRefine((value, { addIssue }) => {
      if (value === '') return;
      for (const issue of schema.safeParse(value).error?.issues ?? []) addIssue(issue.message);
    })
    .overwrite((value) => (value === '' ? '' : (schema.safeParse(value).data ?? value)))
    // Checked by the schema, and said here for callers.
    .meta({ maxLength: 2048 });

const otherFields = {
  providerId: requiredId('Provider is required'),
  clientId: requiredText(1000, 'Client ID is required'),
  authorizationUrl: orEmpty(loginUrl(MISSING.authorizationUrl), MISSING.authorizationUrl),
  tokenUrl: loginUrl('Token URL must be a valid URL'),
  redirectUri: orEmpty(httpUrl(MISSING.redirectUri), MISSING.redirectUri),
  deviceAuthorizationUrl: orEmpty(loginUrl(MISSING.deviceAuthorizationUrl), MISSING.deviceAuthorizationUrl),
  pushedAuthorizationUrl: orEmpty(loginUrl(MISSING.pushedAuthorizationUrl), MISSING.pushedAuthorizationUrl),
  usesDpop: z.boolean(),
};

/** Those of a new configuration: what a grant needs is asked for where it is chosen. */
const firstFields = {
  ...otherFields,
  grant: grantSchema.default('authorization_code'),
  authorizationUrl: otherFields.authorizationUrl.default(''),
  redirectUri: otherFields.redirectUri.default(''),
  deviceAuthorizationUrl: otherFields.deviceAuthorizationUrl.default(''),
  pushedAuthorizationUrl: otherFields.pushedAuthorizationUrl.default(''),
  usesDpop: otherFields.usesDpop.default(false),
};

export const createOauthConfigInput = combined(
  z.object({
    ...firstFields,
    /**
     * Required, but for a public client (`clientAuth` is `none`). With `private_key_jwt` it is the private key, as PEM or as a
     * JSON Web Key; if it is empty, one is made.
     */
    clientSecret: optionalSecret,
    clientAuth: clientAuthSchema.default(null),
    signingAlg: signingAlgSchema.default(null),
    keyId: signingFields.keyId.trim().default(''),
    assertionAudience: signingFields.assertionAudience.trim().default(''),
    issuer: issuerSchema.default(null),
    scopes: scopesSchema.default([]),
    additionalParams: additionalParamsSchema.default({}),
    ...serverDefaults,
  }),
);
export type CreateOauthConfigInput = z.infer<typeof createOauthConfigInput>;

/**
 * Any subset of the fields; an absent field stays unchanged. If `clientSecret` is absent or the unchanged mask, the
 * stored secret stays. Only a public client has an empty one; with `private_key_jwt`, a new private key is made for it.
 */
export const patchOauthConfigInput = z
  .object({
    ...otherFields,
    grant: grantSchema,
    clientSecret: z.string({ error: MISSING.clientSecret }).trim().pipe(text(8192)),
    clientAuth: clientAuthSchema,
    ...signingFields,
    issuer: issuerSchema,
    scopes: scopesSchema,
    additionalParams: additionalParamsSchema,
    ...serverFields,
  })
  .partial()
  .extend({ id: pathIdSchema })
  .refine(
    ({ clientSecret, clientAuth = null }) =>
      clientSecret !== '' || clientAuth === 'none' || clientAuth === 'private_key_jwt',
    { path: ['clientSecret'], error: MISSING.clientSecret },
  );
export type PatchOauthConfigInput = z.infer<typeof patchOauthConfigInput>;

export const oauthConfigIdInput = z.object({ id: pathIdSchema });

/** The form of the Configure step: lists and objects are typed as text. */
export const oauthConfigForm = combined(
  z.object({
    ...firstFields,
    clientSecret: optionalSecret,
    /** Empty: automatic. */
    clientAuth: z.enum(['', ...OAUTH_CLIENT_AUTHS]).default(''),
    /** Empty: as the key says. */
    signingAlg: z.enum(['', ...OAUTH_SIGNING_ALGS]).default(''),
    keyId: text(500).default(''),
    assertionAudience: text(2048).default(''),
    /** Empty: not known. */
    issuer: text(2048).default(''),
    scopes: text(10_000),
    additionalParams: text(100_000),
    ...serverForm,
  }),
);

const OAUTH_CONNECTION_STATES = ['active', 'expired', 'needs_reauth'] as const;

/** A connection as it is listed; the tokens themselves are never returned. A provider may have several, one for each account. */
export const oauthConnectionSchema = z.object({
  id: idSchema,
  providerId: idSchema,
  /** What its user calls it, or “GitHub connection 2”: no other of the provider has this name. */
  name: z.string(),
  /** The account that logged in, as the provider names it, such as an email address; null if that is not known. */
  account: z.string().nullable(),
  /** What the provider granted; what was asked for, if it does not say. */
  scopes: z.array(z.string()),
  tokenType: z.string(),
  /** When the access token expires. Null if the provider issues tokens that do not. */
  expiresAt: isoTimeSchema.nullable(),
  status: z.enum(OAUTH_CONNECTION_STATES),
  /** Why it needs a new login, and what to do; null unless the status is `needs_reauth`. */
  problem: z.string().nullable(),
  /** True if the provider gave a refresh token, or if none is needed: the access token is then renewed when it is used. */
  isRenewable: z.boolean(),
  /** How calls carry the access token, and the headers that they need in addition. */
  tokenPlacement: keyPlacementSchema,
  tokenHeaders: headerMapSchema,
  /** Hosts that get the token besides those of the provider: of its API, and of the account that logged in. */
  tokenHosts: z.array(z.string()),
  /** Hosts that the user pinned: they get the token too. */
  pinnedHosts: z.array(z.string()),
  /** The base URL of calls, if it is not that of the provider: it is on one of the hosts that get the token. */
  baseUrl: z.string().nullable(),
  /** What the provider said about the account, as calls need it: `realmId` of QuickBooks stands for `{realmId}` in a path. */
  accountFields: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  /** The environment variable that has the access token in code that is shown: no other connection's has this name. */
  tokenVariable: z.string(),
  /** When the access token was last renewed; null if it never was. */
  refreshedAt: isoTimeSchema.nullable(),
  /** When somebody logged in last. */
  connectedAt: isoTimeSchema,
  ...timestamps,
});
export type OauthConnection = z.infer<typeof oauthConnectionSchema>;

export const oauthConnectionListSchema = z.array(oauthConnectionSchema);

export const oauthConnectionIdInput = z.object({ id: pathIdSchema });

const MAX_CONNECTION_NAME_LENGTH = 200;

export const patchOauthConnectionInput = z.object({
  id: pathIdSchema,
  name: z
    .string()
    .trim()
    .pipe(text(MAX_CONNECTION_NAME_LENGTH))
    .describe('What the connection is called; empty for the name that it had at first.'),
});
export type PatchOauthConnectionInput = z.infer<typeof patchOauthConnectionInput>;

export const oauthConnectionHostInput = z.object({ id: pathIdSchema, host: pinnedHostSchema });
export type OauthConnectionHostInput = z.infer<typeof oauthConnectionHostInput>;

export const oauthProviderInput = z.object({ providerId: pathIdSchema });

/** Which connection a login is for. What is known of the account that logs in counts more. */
const meantConnection = {
  connectionId: pathIdSchema
    .optional()
    .describe('The connection that the login renews, if its account is the same or is not known.'),
  account: z
    .enum(['another'])
    .optional()
    .describe(
      'Says that the login is of an account without a connection. Where neither is said and the account is not known, it renews the only connection, or adds one beside several.',
    ),
};

/** Begins a login at a provider. */
export const authorizeInput = oauthProviderInput
  .extend(meantConnection)
  .refine(({ connectionId, account }) => connectionId === undefined || account === undefined, {
    path: ['account'],
    error: 'Name a connection, or say that it is another account, not both',
  });
export type AuthorizeInput = z.infer<typeof authorizeInput>;
export const authorizeResultSchema = z.object({ authUrl: z.string() });
