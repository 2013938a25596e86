import { daysSinceRotation, isRotationDue } from '@gatehouse/contract/key-age.ts';
import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';

/** A key that expires within this time gets a warning. */
const EXPIRES_SOON_MS = 14 * 86_400_000;

/** When a key expires; `none` if it does not. */
type Expiry = 'none' | 'later' | 'soon' | 'past';

/** A key with its provider, as shown in a table. */
export interface KeyRow {
  key: ApiKey;
  /** Undefined if it is not in the list of providers. */
  provider: Provider | undefined;
  /** Whole days since the last rotation. */
  days: number;
  isDue: boolean;
  expiry: Expiry;
}

const expiryOf = (expiresAt: string | null, now: number): Expiry => {
  if (expiresAt === null) return 'none';
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return 'past';
  return left < EXPIRES_SOON_MS ? 'soon' : 'later';
};

/** Joins keys with their providers, in the order of the keys. `now` in ms. */
export const toKeyRows = (
  keys: readonly ApiKey[],
  providers: readonly Provider[],
  now: number = Date.now(),
): KeyRow[] => {
  const byId = new Map(providers.map((provider) => [provider.id, provider]));
  return keys.map((key) => {
    const provider = byId.get(key.providerId);
    return {
      key,
      provider,
      days: daysSinceRotation(key.lastRotated, now),
      isDue: provider !== undefined && isRotationDue(key.lastRotated, provider.recommendedRotationDays, now),
      expiry: expiryOf(key.expiresAt, now),
    };
  });
};

/** The display name of a row's provider. */
export const providerName = ({ provider }: Pick<KeyRow, 'provider'>): string =>
  provider === undefined ? 'Unknown provider' : providerLabel(provider);
