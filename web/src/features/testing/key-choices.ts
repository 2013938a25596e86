import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';

/** A key with the provider it belongs to. */
export interface KeyChoice {
  key: ApiKey;
  provider: Provider;
}

/** The keys that can be chosen, in the order of their providers. A key of a provider that is not listed is left out. */
export const keyChoices = (keys: readonly ApiKey[], providers: readonly Provider[]): KeyChoice[] =>
  providers.flatMap((provider) =>
    keys.filter((key) => key.providerId === provider.id).map((key) => ({ key, provider })),
  );

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
export const baseUrlOf = (choice: KeyChoice | undefined): string | null =>
  choice?.key.baseUrl ?? choice?.provider.baseUrl ?? null;
