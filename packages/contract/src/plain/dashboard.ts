import type { ApiKey } from '#src/keys.ts';

/** Rows in the table of recent keys. */
export const RECENT_KEYS = 5;

export const countActiveKeys = (keys: readonly Pick<ApiKey, 'isActive'>[]): number =>
  keys.filter((key) => key.isActive).length;

/** Keys that their provider accepted when they were verified last. */
export const countVerifiedKeys = (keys: readonly Pick<ApiKey, 'isActive' | 'verdict'>[]): number =>
  keys.filter(({ isActive, verdict }) => isActive && verdict?.valid === true).length;

/** Share of active keys in whole percent; 100 if there are no keys. */
export const apiHealth = (keys: readonly Pick<ApiKey, 'isActive'>[]): number =>
  keys.length === 0 ? 100 : Math.round((countActiveKeys(keys) / keys.length) * 100);
