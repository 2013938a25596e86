/**
 * A need that an API meets: how well (0 to 1, a little more for an exact match), how well by its capabilities alone, and the words of
 * its entry that say so: an ability where it is claimed. Without such words nothing is said of it.
 */
export type Match = { need: string; strength: number; claim: number; by: string | null };

/** An API that meets at least one need. */
export type Candidate = {
  row: number;
  apiId: string;
  origin: 'curated' | 'directory';
  /** The provider, of whose APIs one result is mostly enough; null if that does not apply. */
  group: string | null;
  /** A factor, not a bonus: popularity must not lift an API that meets nothing. */
  prior: number;
  matches: Match[];
  /** The constraints about which the catalogue does not know the fact. */
  unknown?: string[];
};

export const groupOf = (origin: Candidate['origin'], apiId: string): string | null =>
  origin === 'directory' ? apiId.replace(/:.*/s, '') : null;
