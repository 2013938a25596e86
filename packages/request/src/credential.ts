import type { HeaderMap } from '@gatehouse/contract/common.ts';
import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { KeyPlacement, Provider } from '@gatehouse/contract/providers.ts';
import { mergeHeaders } from '#src/headers.ts';
import { keyVariables, tokenVariable } from '#src/key-variable.ts';
import type { AccountField } from '#src/path-params.ts';

/** The base URL of an API, and the headers of all its calls. */
export type ApiBase = {
  /** Null if only full URLs can be called. */
  baseUrl: string | null;
  /** The API requires these on every call, in addition to the key. */
  defaultHeaders: HeaderMap;
  /** Of its provider: an endpoint without a scheme that begins with one of them is no path. */
  hosts?: readonly string[] | Pick<CredentialHosts, 'provider'>;
  /** What calls are made with, for texts; a key if absent. */
  noun?: CalledWith;
  /** What is known of the account, which stands for the parameters of these names in a path. */
  accountFields?: readonly AccountField[];
};

/** Where a secret may be sent. */
export type CredentialHosts = {
  /** The provider's: exact names, or `*.example.com` for every name below it. */
  provider: readonly string[];
  /** The credential's own base URL, whose origin may receive it; null if it has none. */
  baseUrl: string | null;
  /** Host names that the user allowed, each with a port if only that port is allowed. */
  pinned: readonly string[];
};

/** What a secret is called in a text: that of an API key, or that of an OAuth connection. */
export type SecretNoun = 'key' | 'access token';
/** What a call is made with, for texts. */
export type CalledWith = SecretNoun | 'no key';

export type SecretValue = {
  value: string;
  /** The further values of a key that consists of several, by name. */
  parts?: Readonly<Record<string, string>>;
};
/** The name of the environment variable that contains the secret, for code that is shown to the user. */
export type SecretVariable = {
  variable: string;
  /** Those of the further values of a key that consists of several, by name. */
  parts?: Readonly<Record<string, string>>;
};

/** What authenticates a call, whether an API key or a token, and what belongs to it. */
export type Credential<Secret extends SecretValue | SecretVariable> = ApiBase & {
  placement: KeyPlacement;
  hosts: CredentialHosts;
  secret: Secret;
};

/** The credential of a provider's keys for code that is shown to the user. `key` adds the details of one of them. */
export const shownCredential = (
  provider: Pick<Provider, 'slug' | 'baseUrl' | 'defaultHeaders' | 'keyPlacement' | 'hosts'>,
  key: Pick<ApiKey, 'baseUrl' | 'pinnedHosts'> = { baseUrl: null, pinnedHosts: [] },
): Credential<SecretVariable> => ({
  placement: provider.keyPlacement,
  baseUrl: key.baseUrl ?? provider.baseUrl,
  defaultHeaders: provider.defaultHeaders,
  hosts: { provider: provider.hosts, baseUrl: key.baseUrl, pinned: key.pinnedHosts },
  secret: keyVariables(provider.slug, provider.keyPlacement),
});

/** How the access token of a connection is sent (RFC 6750 section 2.1), unless its provider is known to want it elsewhere. */
export const TOKEN_PLACEMENT: KeyPlacement = { type: 'bearer' };

/** How a token is sent that is bound to a key (RFC 9449 section 7.1); each call has a proof beside it. */
export const DPOP_PREFIX = 'DPoP ';
export const DPOP_PLACEMENT = {
  type: 'header',
  name: 'Authorization',
  prefix: DPOP_PREFIX,
} as const satisfies KeyPlacement;

/** How calls carry the token of a connection, and where they go. */
type TokenUse = Pick<
  OauthConnection,
  'tokenPlacement' | 'tokenHeaders' | 'tokenHosts' | 'pinnedHosts' | 'baseUrl' | 'accountFields'
> & { tokenVariable?: string };

const AS_USUAL: TokenUse = {
  tokenPlacement: TOKEN_PLACEMENT,
  tokenHeaders: {},
  tokenHosts: [],
  pinnedHosts: [],
  baseUrl: null,
  accountFields: [],
};

/**
 * The same for the access token of the provider's connection. Its base URL is on one of the hosts, so it allows no other.
 * @param connection undefined if it was deleted
 */
export const shownConnectionCredential = (
  provider: Pick<Provider, 'slug' | 'baseUrl' | 'defaultHeaders' | 'hosts'>,
  connection: TokenUse = AS_USUAL,
): Credential<SecretVariable> => ({
  placement: connection.tokenPlacement,
  baseUrl: connection.baseUrl ?? provider.baseUrl,
  accountFields: connection.accountFields,
  defaultHeaders: mergeHeaders(provider.defaultHeaders, connection.tokenHeaders),
  hosts: {
    provider: [...provider.hosts, ...connection.tokenHosts],
    baseUrl: null,
    pinned: connection.pinnedHosts,
  },
  secret: { variable: connection.tokenVariable ?? tokenVariable(provider.slug) },
});
