import type {
  OauthClientAuth,
  OauthScopeSeparator,
  OauthSigningAlg,
  OauthTokenBody,
} from '@gatehouse/contract/plain/oauth-wizard.ts';
import type { Generated } from 'kysely';

/** How Gatehouse logs in at a provider; at most one per provider. */
export type OauthConfigsTable = {
  id: Generated<number>;
  provider_id: number;
  client_id: string;
  /** Sealed by the vault for this row and its URLs; empty only inside the transaction that inserts the row. */
  client_secret: string;
  /** The first characters of the client secret, for its mask; empty for a public client, whose secret is empty. */
  secret_prefix: string;
  authorization_url: string;
  token_url: string;
  /** What the login server calls itself in its metadata; null if that is not known. */
  issuer: string | null;
  redirect_uri: string;
  /** How tokens are obtained. URLs that only another way needs may be empty. */
  grant_type: Generated<'authorization_code' | 'client_credentials' | 'device_code'>;
  /** Where a login with a code begins. */
  device_authorization_url: Generated<string>;
  /** Where a login is pushed before a browser opens it; empty if it is not. */
  pushed_authorization_url: Generated<string>;
  /** 1 if tokens are bound to a key of their connection. */
  uses_dpop: Generated<number>;
  /** JSON list. */
  scopes: string;
  /** JSON object, name to value. */
  additional_params: string;
  /** JSON object, name to value: what each token request has besides. */
  token_params: Generated<string>;
  /** How a token request is written, and what is between scopes; null if that is left to what is known. */
  token_body: OauthTokenBody | null;
  scope_separator: OauthScopeSeparator | null;
  /** 1 if logins are sent with PKCE, 0 if not; null if that is left to what is known. */
  uses_pkce: number | null;
  /** What the client ID is called; empty if that is left to what is known. */
  client_id_param: Generated<string>;
  /** JSON list: what of the account is kept with connections, by name. */
  account_fields: Generated<string>;
  /** The base URL of calls, with names in braces; empty if it is that of the provider. */
  api_url: Generated<string>;
  /** Goes up when the client or one of its URLs changes: then tokens and logins of the version before are dead. */
  version: number;
  /** How the token URL has accepted the client; null if it has not yet. */
  client_auth: 'basic' | 'plain_basic' | 'post' | 'signed' | 'signed_for_url' | null;
  /** How the client is to be authenticated; null if that is left to what is known and to what is accepted. */
  chosen_auth: OauthClientAuth | null;
  /** How the private key signs; null if the key says it. */
  signing_alg: OauthSigningAlg | null;
  /** What the server calls the key; empty if the key says it. */
  key_id: Generated<string>;
  /** For whom a signed statement is made; empty if that is the issuer or the token URL. */
  assertion_audience: Generated<string>;
  /** JSON object: what everyone may know of the private key. Null if the client has none. */
  signing_key: string | null;
  created_at: string;
  updated_at: string;
};

/** Logins that were begun and not completed; a row is deleted when its login is completed, or when its time is over. */
export type OauthStatesTable = {
  id: Generated<number>;
  /** SHA-256 of the state, in base64url. The state itself is only in the login's URL. */
  state_hash: string;
  config_id: number;
  /** The configuration's version when the login began. */
  config_version: number;
  /** Sealed by the vault for this row and the other columns; empty only inside the transaction that inserts the row. */
  verifier: string;
  /** The redirect URI that was sent: the token call has to repeat it. */
  redirect_uri: string;
  /** JSON list of the scopes that were asked for. */
  scopes: string;
  /** SHA-256 of the cookie of the browser that began the login, in base64url; null if a script began it. */
  browser_hash: string | null;
  /** The connection that the login is for; 0 for another account, null if nobody has said it. */
  meant_connection: number | null;
  created_at: string;
  expires_at: string;
};

/**
 * Logins with a code; at most one per configuration. What ended one stays until the next begins, or until it is erased
 * some time after the code's own.
 */
export type OauthDeviceLoginsTable = {
  id: Generated<number>;
  config_id: number;
  /** The configuration's version when the login began. */
  config_version: number;
  /** Sealed by the vault for this row and what was asked for; empty once the login has ended. */
  device_code: string;
  /** What the person enters at the provider; with its page it is empty once the login has ended. */
  user_code: string;
  verification_uri: string;
  verification_uri_complete: string | null;
  /** JSON list of the scopes that were asked for. */
  scopes: string;
  state: 'waiting' | 'connected' | 'failed';
  /** Why it failed, in words; null unless it has. */
  error: string | null;
  /** JSON list: what to do about it. */
  advice: string;
  /** How long to wait between two requests; a provider may ask for more. */
  interval_seconds: number;
  /** How many requests in a row had no answer that says anything. */
  failures: number;
  /** How many requests have been made. */
  polls: number;
  /** Before, nobody asks the provider. */
  next_poll_at: string;
  /** Who asks the provider at the moment, and until when it may; both null if nobody does. */
  lease_holder: string | null;
  lease_until: string | null;
  /** As in `oauth_states`. */
  meant_connection: number | null;
  created_at: string;
  expires_at: string;
};

/** What logins brought, one per account of a provider. The three tokens are sealed by the vault; empty if there is none. */
export type OauthConnectionsTable = {
  id: Generated<number>;
  provider_id: number;
  config_id: number;
  /** The configuration's version that the tokens belong to. */
  config_version: number;
  access_token: string;
  refresh_token: string;
  id_token: string;
  /** The private key that the tokens are bound to, sealed as they are; empty if there is none. */
  dpop_key: Generated<string>;
  token_type: string;
  /** JSON list: what was granted; what was asked for, if the provider did not say. */
  scopes: string;
  /** When the access token expires; null if that is not known. */
  expires_at: string | null;
  refreshed_at: string | null;
  /** Why only a new login helps, and what to do, in words; null while the connection works. */
  reauth_reason: string | null;
  /** JSON list, sorted: the hosts that the user pinned. */
  pinned_hosts: Generated<string>;
  /** JSON list, sorted: the hosts that the token response named as those of this connection. */
  granted_hosts: Generated<string>;
  /** JSON object, name to value: what the provider said about the account, in the callback, beside the token or in its profile. */
  callback_fields: Generated<string>;
  /** What its user calls it; null for the name that it has by its provider and its number. */
  name: string | null;
  /** From 1, within its provider. */
  number: Generated<number>;
  /** JSON list: from where the account is known, and what the provider calls it there, to be compared; null if it is not known. */
  account_id: string | null;
  /** The account for people, such as an email address; null if it is not known. */
  account: string | null;
  /** When the access token was issued, and when somebody logged in last. */
  issued_at: string;
  connected_at: string;
  /** Goes up with each change of the tokens: who changes them says which version it has read. */
  version: number;
  /** Who renews the tokens at the moment, and until when it may; both null if nobody does. */
  lease_holder: string | null;
  lease_until: string | null;
  created_at: string;
  updated_at: string;
};
