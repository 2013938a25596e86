import type { ApiKey } from '@gatehouse/contract/keys.ts';
import {
  daysSinceRotation,
  isRotationDue,
  type Rotation,
  rotationOf,
} from '@gatehouse/contract/plain/key-age.ts';
import { DEFAULT_SETTINGS, type Settings } from '@gatehouse/contract/plain/settings-options.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { useMemo } from 'react';
import { type Expiry, expiryOf } from '#src/features/keys/offers/key-attention.ts';
import { useKeys } from '#src/features/keys/offers/key-queries.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { useSettings } from '#src/features/settings/offers/settings-store.ts';
import type { QueryState } from '#src/ui/feedback/load-state.tsx';

/** A key with its provider, as shown in a table. */
export interface KeyRow {
  key: ApiKey;
  /** Undefined if it is not in the list of providers. */
  provider: Provider | undefined;
  /** Whole days since the last rotation. */
  days: number;
  /** How often it should be rotated. */
  rotation: Rotation;
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
    const rotation = rotationOf(provider, defaultRotationPeriod);
    const isDue = isRotationDue(key.lastRotated, rotation.days, now);
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
export const rotationText = ({ rotation }: Pick<KeyRow, 'rotation'>): string =>
  rotation.isRecommended
    ? `recommended every ${rotation.days} days`
    : `your settings say every ${rotation.days} days`;

/** The keys with their providers, once both lists are loaded. `enabled` is false while nothing shows them. */
export const useKeyRows = ({ enabled = true }: { enabled?: boolean } = {}): QueryState<KeyRow[]> => {
  const keys = useKeys({ enabled });
  const providers = useProviders({ enabled });
  const settings = useSettings();
  const data = useMemo(
    () => (keys.data && providers.data ? toKeyRows(keys.data, providers.data, settings) : undefined),
    [keys.data, providers.data, settings],
  );
  return {
    data,
    error: keys.error ?? providers.error,
    isFetching: keys.isFetching || providers.isFetching,
    refetch: () => {
      if (keys.error) void keys.refetch();
      if (providers.error) void providers.refetch();
    },
  };
};
