const DAY_MS = 86_400_000;

/** Whole days since the last rotation; a time in the future counts as 0. */
export const daysSinceRotation = (lastRotated: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(lastRotated)) / DAY_MS));

/** Due when the whole days since the last rotation reach the provider's recommendation. */
export const isRotationDue = (lastRotated: string, recommendedRotationDays: number, now: number): boolean =>
  daysSinceRotation(lastRotated, now) >= recommendedRotationDays;
