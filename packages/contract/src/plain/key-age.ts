import type { Provider } from '#src/providers.ts';

const DAY_MS = 86_400_000;

/** The longest time between two rotations that an API of one's own can have. */
export const MAX_ROTATION_DAYS = 3650;

/** Whole days since the last rotation; a time in the future counts as 0. */
export const daysSinceRotation = (lastRotated: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(lastRotated)) / DAY_MS));

/** Due when the whole days since the last rotation reach the days between two rotations. */
export const isRotationDue = (lastRotated: string, rotationDays: number, now: number): boolean =>
  daysSinceRotation(lastRotated, now) >= rotationDays;

/** Days between two rotations. */
export interface Rotation {
  days: number;
  /** They are the provider's; otherwise the default of the settings. */
  isRecommended: boolean;
}

/** How often the keys of a provider should be rotated. The default is for a key whose provider is unknown. */
export const rotationOf = (
  provider: Pick<Provider, 'recommendedRotationDays'> | undefined,
  defaultDays: number,
): Rotation => ({
  days: provider?.recommendedRotationDays ?? defaultDays,
  isRecommended: provider !== undefined,
});
