import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import type { OauthClientAuth, OauthTokenBody } from '@gatehouse/contract/plain/oauth-wizard.ts';
import type { OauthFacts } from '@gatehouse/knowledge/schema/oauth.ts';
import type { Deps } from '#src/deps.ts';
import type { SigningKey } from '#src/features/oauth/client-keys/signing-key.ts';
import type { NamedField } from '#src/features/oauth/protocol/account-fields.ts';

/** What the functions that speak to an authorization server need: a way out, and the time. */
export type ProtocolDeps = Pick<Deps, 'outbound' | 'now'>;

/**
 * A way to prove the client's identity; `plain_basic` is Basic without the encoding of RFC 6749, `post` the body, `signed` a
 * statement that the client signs, `signed_for_url` one for the token URL in place of the issuer.
 */
export type ClientAuthMethod = 'basic' | 'plain_basic' | 'post' | 'none' | 'signed' | 'signed_for_url';

/** One app registered with an authorization server, with everything that a login and its tokens depend on. */
export type OauthClient = {
  providerName: string;
  clientId: string;
  /** Empty for a public client, and for one with a private key. */
  clientSecret: string;
  /** Null unless the configuration says that the client signs with a private key. */
  signingKey: SigningKey | null;
  /** For whom what is signed is made; empty: for the issuer, else for the token URL. */
  assertionAudience: string;
  /** Empty unless a login comes back to this installation. */
  authorizationUrl: string;
  tokenUrl: string;
  /** Where tokens are renewed; null if at the token URL. */
  refreshUrl: string | null;
  /** Empty unless a login comes back to this installation. At some providers it is a name, not a URL. */
  redirectUri: string;
  /** What a login sends besides the standard parameters. */
  additionalParams: JsonObject;
  /** Where a login with a code begins; empty if there is none. */
  deviceAuthorizationUrl: string;
  /** Where a login is pushed before a browser opens it; empty if it is not. */
  pushedAuthorizationUrl: string;
  /** Whether tokens are to be bound to a key of their connection. */
  usesDpop: boolean;
  /** What the app asks for where it gets tokens for itself, without a login (RFC 6749 section 4.4); null if there is one. */
  forItself: { scopes: readonly string[]; additionalParams: JsonObject } | null;
  /** What the configuration says: then no other way is tried. Null if it says nothing. */
  chosenAuth: OauthClientAuth | null;
  /** What is known of the provider, which is tried first. Null if it is not known; then `basic` is tried first. */
  clientAuth: OauthClientAuth | null;
  /** The way that the server accepted the last time, which is tried first; null if there was none. */
  acceptedAuth: ClientAuthMethod | null;
  /**
   * Where the token is in the response, for providers that nest it, such as `['authed_user']`. Null: at the top, or in
   * the one object that has it.
   */
  tokenPath: readonly string[] | null;
  /** What each token request has besides the standard parameters. */
  tokenParams: JsonObject;
  /** How the parameters of a token request are written. */
  tokenBody: OauthTokenBody;
  /** What the client ID is called, if not `client_id`. */
  clientIdParam: string | null;
  /** Fields that say something about the account that calls need, by where they are. */
  accountFields: Readonly<Record<'callback' | 'token' | 'profile', readonly NamedField[]>>;
  /** Where it is said which account has logged in; null if only an ID token can say it. */
  account: OauthFacts['account'];
  /** What each call with its tokens has to send besides. */
  tokenHeaders: Readonly<Record<string, string>>;
  /** Fields of a token response that name a host of the API. */
  hostFields: readonly string[];
  /** The issuer identifier (RFC 8414); null if it is not known. */
  issuer: string | null;
  /** What scopes are joined with: a space by RFC 6749 section 3.3, a comma for some providers. */
  scopeSeparator: string;
  usesPkce: boolean;
  /** Who may log in before the provider has reviewed the app, for advice; null if everyone may, or if it is not known. */
  testUsers: string | null;
};
