/** What the best directory entry for a need is worth beside a curated API that has it as an ability, and the least. */
const BEST = 0.72;
const LEAST = 0.3;

/** How well a directory API meets a need, from its relevance and that of the best one for the same need. */
export const directoryStrength = (score: number, best: number): number =>
  LEAST + (BEST - LEAST) * (score / best);
