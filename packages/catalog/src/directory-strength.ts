/** The strengths of the best and the worst directory entry for a need; a curated API whose main ability it is has 1. */
const BEST = 0.72;
const LEAST = 0.3;

/** How well a directory API meets a need, given its relevance and that of the best match for the same need. */
export const directoryStrength = (score: number, best: number): number =>
  LEAST + (BEST - LEAST) * (score / best);
