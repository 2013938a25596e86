import type { Provider } from '@gatehouse/contract/providers.ts';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';

/** A key whose provider is in the list, so that it can be chosen for a call. */
export interface KeyChoice extends KeyRow {
  provider: Provider;
}

const isChoice = (row: KeyRow): row is KeyChoice => row.provider !== undefined;

/** The keys that can be chosen, ordered by provider id. */
export const keyChoices = (rows: readonly KeyRow[]): KeyChoice[] =>
  rows.filter(isChoice).sort((one, other) => one.provider.id - other.provider.id);

/** The key with the id in the URL; if the URL has none, the key that was chosen `before`, or the only key. */
export const chosenKey = (
  choices: readonly KeyChoice[],
  keyId: number | undefined,
  before?: number,
): KeyChoice | undefined => {
  const find = (id: number | undefined) => choices.find(({ key }) => key.id === id);
  if (keyId !== undefined) return find(keyId);
  return find(before) ?? (choices.length === 1 ? choices[0] : undefined);
};

/** The URL that paths are appended to: the key's own base URL, else its provider's. Null if calls need a full URL. */
export const baseUrlOf = (choice: Pick<KeyChoice, 'key' | 'provider'> | undefined): string | null =>
  choice?.key.baseUrl ?? choice?.provider.baseUrl ?? null;
