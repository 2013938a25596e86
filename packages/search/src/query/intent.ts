/** How a query asks for a concept. */
export type Intent = {
  weight: number;
  isContext: boolean;
  isSure: boolean;
  /** The stems that do. */
  said: string[];
};

/** The concepts that a query asks for, by name. */
export type Intents = ReadonlyMap<string, Intent>;

const GUESSED = 0.8;

/** An intent that no phrase says: no ground for a claim or a badge. */
export const guess = (said: string[]): Intent => ({
  weight: GUESSED,
  isContext: false,
  isSure: false,
  said,
});
