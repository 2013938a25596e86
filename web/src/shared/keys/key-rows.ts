import { daysSinceRotation, isRotationDue, type Rotation, rotationOf } from '@gatehouse/contract/key-age.ts';
import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { DEFAULT_SETTINGS, type Settings } from '@gatehouse/contract/settings-options.ts';
import { type Expiry, expiryOf } from '#src/shared/keys/key-attention.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';

/** A key with its provider, as shown in a table. */
export interface KeyRow {
  key: ApiKey;
  /** Undefined if it is not in the list of providers. */
  provider: Provider | undefined;
  /** Whole days since the last rotation. */
  days: number;
  /** How often it should be rotated; undefined without a provider. */
  rotation: Rotation | undefined;
  isDue: boolean;
  /** It is due, and the user wants to be reminded. */
  showsDue: boolean;
  expiry: Expiry;
}

/** The settings that rows depend on. */
type RotationSettings = Pick<Settings, 'autoRotationReminders' | 'defaultRotationPeriod'>;

/** Joins keys with their providers, in the order of the keys. `now` in ms. */
export const toKeyRows = (
  keys: readonly ApiKey[],
  providers: readonly Provider[],
  { autoRotationReminders, defaultRotationPeriod }: RotationSettings = DEFAULT_SETTINGS,
  now: number = Date.now(),
): KeyRow[] => {
  const byId = new Map(providers.map((provider) => [provider.id, provider]));
  return keys.map((key) => {
    const provider = byId.get(key.providerId);
    const rotation = provider && rotationOf(provider, defaultRotationPeriod);
    const isDue = rotation !== undefined && isRotationDue(key.lastRotated, rotation.days, now);
    return {
      key,
      provider,
      days: daysSinceRotation(key.lastRotated, now),
      rotation,
      isDue,
      showsDue: isDue && autoRotationReminders,
      expiry: expiryOf(key.expiresAt, now),
    };
  });
};

/** How often a key should be rotated, and who says so. */
export const rotationText = ({ provider, rotation }: Pick<KeyRow, 'provider' | 'rotation'>): string =>
  rotation?.isRecommended === true
    ? `${provider?.name} recommends rotating every ${rotation.days} days`
    : `your settings say every ${rotation?.days} days`;

/** The display name of a row's provider. */
export const providerName = ({ provider }: Pick<KeyRow, 'provider'>): string =>
  provider === undefined ? 'Unknown provider' : providerLabel(provider);
