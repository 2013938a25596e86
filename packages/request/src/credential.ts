import type { HeaderMap } from '@gatehouse/contract/common.ts';
import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { KeyPlacement, Provider } from '@gatehouse/contract/providers.ts';
import { keyVariable } from '#src/key-variable.ts';

/** Where the calls to an API start, and what all of them carry. */
export type ApiBase = {
  /** Null where only full URLs can be called. */
  baseUrl: string | null;
  /** The API asks for these on every call, besides the key. */
  defaultHeaders: HeaderMap;
};

/** Where a secret may go. */
export type CredentialHosts = {
  /** The provider's: exact names, or `*.example.com` for every name below it. */
  provider: readonly string[];
  /** The base URL that the credential has of its own, whose origin may receive it; null for none. */
  baseUrl: string | null;
  /** Host names that a person allowed, each with a port where only that port is meant. */
  pinned: readonly string[];
};

export type SecretValue = { value: string };
/** The name of the environment variable that holds the secret, for code that is shown. */
export type SecretVariable = { variable: string };

/** What a call carries to be let in, whether an API key or a token, and what belongs to it. */
export type Credential<Secret extends SecretValue | SecretVariable> = ApiBase & {
  placement: KeyPlacement;
  hosts: CredentialHosts;
  secret: Secret;
};

/** The credential of a provider's keys for code that is shown. `key` gives what one of its keys has of its own. */
export const shownCredential = (
  provider: Pick<Provider, 'slug' | 'baseUrl' | 'defaultHeaders' | 'keyPlacement' | 'hosts'>,
  key: Pick<ApiKey, 'baseUrl' | 'pinnedHosts'> = { baseUrl: null, pinnedHosts: [] },
): Credential<SecretVariable> => ({
  placement: provider.keyPlacement,
  baseUrl: key.baseUrl ?? provider.baseUrl,
  defaultHeaders: provider.defaultHeaders,
  hosts: { provider: provider.hosts, baseUrl: key.baseUrl, pinned: key.pinnedHosts },
  secret: { variable: keyVariable(provider.slug) },
});
