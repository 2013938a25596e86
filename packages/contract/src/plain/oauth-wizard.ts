import { type JsonObject, parseJsonObject } from './json-text.ts';

/*
 * What the wizard needs before it sends anything. Without a schema, so that its screen does not load what validates.
 */

/** The wizard's steps, in order, with their titles. */
export const OAUTH_STEPS = [
  { id: 'select-provider', title: 'Select Provider' },
  { id: 'configure', title: 'Configure' },
  { id: 'test-connection', title: 'Test Connection' },
  { id: 'complete', title: 'Complete' },
] as const;
export type OauthStep = (typeof OAUTH_STEPS)[number]['id'];

/**
 * How a client proves its identity at the token URL (RFC 6749 section 2.3): in a header, in the body, or not at all, as a
 * public client, which has PKCE in place of a secret; or by a statement that is signed with the secret or with a private
 * key (OpenID Connect Core 9, RFC 7523 section 2.2).
 */
export const OAUTH_CLIENT_AUTHS = ['basic', 'body', 'none', 'client_secret_jwt', 'private_key_jwt'] as const;
export type OauthClientAuth = (typeof OAUTH_CLIENT_AUTHS)[number];

/** Whether the client proves its identity by a signed statement, which names the server that it is for. */
export const isAssertion = (clientAuth: string | null | undefined): boolean =>
  clientAuth === 'client_secret_jwt' || clientAuth === 'private_key_jwt';

/** Algorithms of RFC 7518 and RFC 8037 that a private key can sign with, the most common first. */
export const OAUTH_SIGNING_ALGS = [
  ...(['RS256', 'PS256', 'ES256', 'EdDSA'] as const),
  ...(['RS384', 'RS512', 'PS384', 'PS512', 'ES384', 'ES512'] as const),
] as const;
export type OauthSigningAlg = (typeof OAUTH_SIGNING_ALGS)[number];

/**
 * How access tokens are obtained: by the login of a person whose browser comes back here (RFC 6749 section 4.1), by the app
 * for itself, with nothing but its ID and its secret (section 4.4), or by the login of a person with a code, in any browser,
 * while the server asks whether it is done (RFC 8628).
 */
export const OAUTH_GRANTS = ['authorization_code', 'client_credentials', 'device_code'] as const;
export type OauthGrant = (typeof OAUTH_GRANTS)[number];

/** Whether tokens come from the login of a person. */
export const hasLogin = ({ grant }: { grant?: OauthGrant | undefined }): boolean =>
  grant !== 'client_credentials';

/** Whether a login comes back to this installation: it then has an authorization URL and a redirect URI. */
export const hasRedirect = ({ grant }: { grant?: OauthGrant | undefined }): boolean =>
  grant === undefined || grant === 'authorization_code';

/** How often the wizard checks for the connection while it waits, in ms. */
export const OAUTH_POLL_MS = 2000;
/** How long the wizard waits for the connection, in ms. */
export const OAUTH_TIMEOUT_MS = 5 * 60_000;
/** Size of the popup window in px. */
export const OAUTH_POPUP = { width: 800, height: 600 } as const;

/** Scopes typed as a comma-separated list: split, trimmed, empty ones removed. */
export const parseScopes = (source: string): string[] =>
  source
    .split(',')
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '');

/** Additional parameters typed as JSON; text that is empty or not a JSON object silently becomes an empty object. */
export const parseAdditionalParams = (source: string): JsonObject => parseJsonObject(source) ?? {};

/** How the parameters of a token request are written (RFC 6749 says as a form), and what may be between scopes. */
export const OAUTH_TOKEN_BODIES = ['form', 'json'] as const;
export type OauthTokenBody = (typeof OAUTH_TOKEN_BODIES)[number];
export const OAUTH_SCOPE_SEPARATORS = [' ', ','] as const;
export type OauthScopeSeparator = (typeof OAUTH_SCOPE_SEPARATORS)[number];

/** The name of a field that a login server sends about the account: `realmId`, `instance_url`, `accounts-server`. */
export const ACCOUNT_FIELD = /^[A-Za-z][\w-]{0,63}$/;
