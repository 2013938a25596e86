import { type ApiKey, daysSinceRotation, isRotationDue } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';

/** An expiry that is nearer than this is a warning. */
const EXPIRES_SOON_MS = 14 * 86_400_000;

/** Where a key stands in its life; `none` where it has no end. */
type Expiry = 'none' | 'later' | 'soon' | 'past';

/** A key beside its provider, as a table shows it. */
export interface KeyRow {
  key: ApiKey;
  /** Undefined where the list of providers does not hold it. */
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

/** What a person calls the provider of a row. */
export const providerName = ({ provider }: KeyRow): string => provider?.name ?? 'Unknown provider';
