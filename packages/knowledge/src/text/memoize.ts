import { boundedCache } from '#src/bounded-cache.ts';

/** What users type has no end; what is remembered of it has. */
const MOST = 5_000;
const LONGEST = 64;

/** A function that computes the answer for each text once. A long text is not remembered. */
export const memoize = <T>(compute: (text: string) => T): ((text: string) => T) => {
  const known = boundedCache(MOST, compute);
  return (text) => (text.length > LONGEST ? compute(text) : known(text));
};
