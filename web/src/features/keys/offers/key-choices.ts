import type { Provider } from '@gatehouse/contract/providers.ts';
import type { SecretNoun } from '@gatehouse/request/credential.ts';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';

/** A key whose provider is in the list, so that it can be chosen for a call. */
export interface KeyChoice extends KeyRow {
  provider: Provider;
}

const isChoice = (row: KeyRow): row is KeyChoice => row.provider !== undefined;

/** The keys that can be chosen, ordered by provider id. */
export const keyChoices = (rows: readonly KeyRow[]): KeyChoice[] =>
  rows.filter(isChoice).sort((one, other) => one.provider.id - other.provider.id);

/** What the URL says about the key. */
interface KeyInUrl {
  keyId?: number | undefined;
  /** Without a key's id: one of this provider's keys. */
  providerId?: number | undefined;
}

/**
 * The key with the id in the URL. If the URL names a provider, the one of its keys that was chosen `before`, or its first
 * active one; if it names nothing, the key chosen before, or the only one.
 */
export const chosenKey = (
  choices: readonly KeyChoice[],
  { keyId, providerId }: KeyInUrl,
  before?: number,
): KeyChoice | undefined => {
  if (keyId !== undefined) return choices.find(({ key }) => key.id === keyId);
  const possible =
    providerId === undefined ? choices : choices.filter(({ provider }) => provider.id === providerId);
  const known = possible.find(({ key }) => key.id === before);
  if (known !== undefined || (providerId === undefined && possible.length > 1)) return known;
  return possible.find(({ key }) => key.isActive) ?? possible[0];
};

/** A key with its provider, or the connection of a provider. */
interface Addressed {
  key?: Pick<KeyRow['key'], 'baseUrl'> | undefined;
  provider: Pick<Provider, 'baseUrl' | 'hosts'>;
}

/** The URL that paths are appended to: the key's own base URL, else its provider's. Null if calls need a full URL. */
export const baseUrlOf = (choice: Addressed | undefined): string | null =>
  choice?.key?.baseUrl ?? choice?.provider.baseUrl ?? null;

/** What an endpoint is relative to, and the hosts with which it may begin. */
export interface ApiAddress {
  baseUrl: string | null;
  /** The provider's hosts: exact names, or `*.example.com`. */
  hosts: readonly string[];
  /** What calls are made with; a key if absent. */
  noun?: SecretNoun;
}

export const addressOf = (choice: Addressed | undefined): ApiAddress => ({
  baseUrl: baseUrlOf(choice),
  hosts: choice?.provider.hosts ?? [],
  noun: choice !== undefined && choice.key === undefined ? 'access token' : 'key',
});
