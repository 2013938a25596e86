import type { Provider } from '@gatehouse/contract/providers.ts';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';

/** A key whose provider is in the list: one that can be chosen to make a call with. */
export interface KeyChoice extends KeyRow {
  provider: Provider;
}

const isChoice = (row: KeyRow): row is KeyChoice => row.provider !== undefined;

/** The keys that can be chosen, in the order of their providers, which is that of their ids. */
export const keyChoices = (rows: readonly KeyRow[]): KeyChoice[] =>
  rows.filter(isChoice).sort((one, other) => one.provider.id - other.provider.id);

/** The key that the address names; without one, the key that was chosen `before`, or the only one there is. */
export const chosenKey = (
  choices: readonly KeyChoice[],
  keyId: number | undefined,
  before?: number,
): KeyChoice | undefined => {
  const find = (id: number | undefined) => choices.find(({ key }) => key.id === id);
  if (keyId !== undefined) return find(keyId);
  return find(before) ?? (choices.length === 1 ? choices[0] : undefined);
};

/** Where a path starts for a key: its own base URL, else its provider's. Null where it takes full URLs only. */
export const baseUrlOf = (choice: Pick<KeyChoice, 'key' | 'provider'> | undefined): string | null =>
  choice?.key.baseUrl ?? choice?.provider.baseUrl ?? null;
