import { isDeep } from '#test/deep.ts';

/** Numbers in [0, 1) that follow from the seed (mulberry32), so that a failed run can be repeated. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * Always the same in `npm test`, so that it answers for the change at hand; another each time where it goes deep.
 * FUZZ_SEED repeats the run of a message.
 */
export const SEED = Number(process.env.FUZZ_SEED ?? (isDeep ? Math.floor(Math.random() * 2 ** 31) : 1));
