import { z } from 'zod';
import { additionalParamsSchema } from '#src/oauth/additional-params.ts';
import { OAUTH_SIGNING_ALGS } from '#src/plain/oauth-wizard.ts';
import { httpUrl, idSchema, pathIdSchema } from './common.ts';
import { clientAuthSchema, grantSchema } from './oauth.ts';

const oauthScopeSchema = z.object({
  name: z.string(),
  /** What it allows, in words; empty if that is not known. */
  description: z.string(),
  /** True if the form begins with it. */
  isDefault: z.boolean(),
});
export type OauthScope = z.infer<typeof oauthScopeSchema>;

/** What the Configure step begins with for a provider without a saved configuration, and what it explains. */
export const oauthSetupSchema = z.object({
  providerId: idSchema,
  /**
   * `known`: facts from the provider's documentation; `catalogue`: the URLs and scopes of its catalog entry, which come from
   * a description of its API; `none`: nothing is known, and the other fields are empty; `unsupported`: no login can be set
   * up, and `notes` say why. What a login server publishes itself is read by `oauth.metadata`.
   */
  source: z.enum(['known', 'catalogue', 'none', 'unsupported']),
  /** How tokens are obtained, as far as is known. */
  grant: grantSchema,
  /** May contain a placeholder such as `{shop}`, which `notes` then explain. */
  authorizationUrl: z.string(),
  tokenUrl: z.string(),
  /** Where a login with a code begins; empty if that is not known. */
  deviceAuthorizationUrl: z.string(),
  /** Where a login has to be pushed; empty if it need not be, as far as is known. */
  pushedAuthorizationUrl: z.string(),
  /** True if tokens have to be bound to a key. */
  usesDpop: z.boolean(),
  scopes: z.array(oauthScopeSchema),
  additionalParams: additionalParamsSchema,
  /** How the client proves its identity; null if that is not known, or if the header and the body both work. */
  clientAuth: clientAuthSchema,
  /** False if the provider does not support PKCE, so that a login is sent without it. */
  usesPkce: z.boolean(),
  /** Where an app is registered; null if that is not known. */
  developerPortalUrl: z.string().nullable(),
  /** What the provider's console asks when an app is registered, in its order. */
  consoleSteps: z.array(z.string()),
  /** Who may log in before the provider has reviewed the app; null if everyone may. */
  testUsers: z.string().nullable(),
  /** How long tokens last, and whether they can be renewed; null if that is not known. */
  tokenLifetime: z.string().nullable(),
  /** Rules for the redirect URI, such as that it must use https; null if there are none. */
  redirectUriRule: z.string().nullable(),
  /** What a login with a code needs at the provider, such as a kind of app; null if that is not known. */
  deviceRule: z.string().nullable(),
  /** What else to know before saving, one sentence each: what to replace in a URL, which header a call needs. */
  notes: z.array(z.string()),
  /** Pages that these facts come from. */
  sources: z.array(z.string()),
  /** The day on which the facts were checked (YYYY-MM-DD); null if they were not. */
  checkedOn: z.string().nullable(),
});
export type OauthSetup = z.infer<typeof oauthSetupSchema>;

export const oauthSetupInput = z.object({ providerId: pathIdSchema });

/** Reads what a login server publishes about itself (RFC 8414, OpenID Connect Discovery). */
export const oauthMetadataInput = z.object({
  /** The authorization URL, the device authorization URL, or the issuer. */
  url: httpUrl('Authorization URL must be a valid URL'),
});

export const oauthMetadataSchema = z.object({
  /** False if the server publishes nothing; the other fields are then empty. */
  isFound: z.boolean(),
  issuer: z.string().nullable(),
  authorizationUrl: z.string().nullable(),
  tokenUrl: z.string().nullable(),
  /** Null if the server has no logins with a code. */
  deviceAuthorizationUrl: z.string().nullable(),
  /** Null unless the server only takes logins that are pushed there. */
  pushedAuthorizationUrl: z.string().nullable(),
  scopes: z.array(z.string()),
  /** How the server authenticates clients; null if it does not say, or if it takes the header and the body. */
  clientAuth: clientAuthSchema,
  /** With which algorithms a private key may sign; empty if the server does not say. */
  signingAlgs: z.array(z.enum(OAUTH_SIGNING_ALGS)),
  /** What was read, or why nothing was found, in words. */
  message: z.string(),
});
export type OauthMetadata = z.infer<typeof oauthMetadataSchema>;
