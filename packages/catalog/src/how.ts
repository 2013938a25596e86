/** How a query states a concept. */
export type How = {
  weight: number;
  isContext: boolean;
  isSure: boolean;
  isSaid: boolean;
  isFirm: boolean;
  /** The stems that do. */
  said: string[];
};

const GUESSED = 0.8;

/** A need that no phrase says: no ground for a claim or a badge. */
export const guess = (said: string[]): How => ({
  weight: GUESSED,
  isContext: false,
  isSure: false,
  isSaid: false,
  isFirm: false,
  said,
});
