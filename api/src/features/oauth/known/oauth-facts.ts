import type { OauthClientAuth, OauthScope } from '@gatehouse/contract/oauth.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';

/**
 * What is known about the OAuth logins of a provider, from its documentation. Null and empty lists mean that something
 * is not known, never that it does not exist.
 */
export type OauthFacts = {
  /** The slug of a built-in provider, or of a curated entry of the catalogue. */
  slug: string;
  /** May contain a placeholder such as `{shop}` in its host; `notes` then says what to replace it with. */
  authorizationUrl: string;
  tokenUrl: string;
  /** What the provider sends as `iss` or publishes as its issuer. */
  issuer: string | null;
  /** An endpoint that takes a token as RFC 7009 describes. */
  revocationUrl: string | null;
  /** Those that a first integration needs, and those that are `isDefault`. */
  scopes: readonly OauthScope[];
  scopeSeparator: ' ' | ',';
  /** False if the provider does not support PKCE. */
  usesPkce: boolean;
  /** Null: not known, or both work. */
  clientAuth: OauthClientAuth | null;
  /** Where the token is in the response if it is nested, such as `['authed_user']`. */
  tokenPath: readonly string[] | null;
  /** How a call carries the token if not as `Authorization: Bearer`. */
  tokenPlacement: KeyPlacement | null;
  /** A header in which each call carries the client ID in addition to the token. */
  clientIdHeader: string | null;
  /** True if the API is on the host of the token URL, as where each customer has a host: the token may then be sent there. */
  isApiAtTokenHost: boolean;
  /** What the authorization URL needs beyond the standard parameters. */
  additionalParams: Readonly<Record<string, string>>;
  /** Where an app is registered. */
  developerPortalUrl: string | null;
  /** What the provider's console asks, in its order. */
  consoleSteps: readonly string[];
  /** Who may log in before the provider has reviewed the app. */
  testUsers: string | null;
  tokenLifetime: string | null;
  redirectUriRule: string | null;
  /** What else to know before saving: what to replace in a URL, which header a call needs. */
  notes: readonly string[];
  /** Pages of the provider's documentation that the facts come from. */
  sources: readonly string[];
  /** The day on which they were looked up (YYYY-MM-DD); null if they could not be. */
  checkedOn: string | null;
};

/** A provider whose API takes keys: why there is no OAuth login to set up. */
export type WithoutOauth = {
  slug: string;
  reason: string;
  sources: readonly string[];
  checkedOn: string | null;
};
