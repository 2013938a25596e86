/** Features shown in a result. */
const FEATURE_BADGES = 3;
/** Characters of a feature shown in its badge. */
const FEATURE_BADGE_LENGTH = 15;

/** The badges of a result's features, and how many more there are ("+N more"). */
export const featureBadges = (features: readonly string[]): { badges: string[]; more: number } => ({
  // By characters, not UTF-16 units, so that an emoji is never cut in half.
  badges: features
    .slice(0, FEATURE_BADGES)
    .map((feature) => [...feature].slice(0, FEATURE_BADGE_LENGTH).join('')),
  more: Math.max(0, features.length - FEATURE_BADGES),
});
