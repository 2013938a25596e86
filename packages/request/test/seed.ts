/**
 * The seed for random test input: always the same in `npm test`, so that a failure is due to the change at hand, and a
 * new one for each run with DEEP=1. FUZZ_SEED repeats the run of a failure message.
 */
export const SEED = Number(
  process.env.FUZZ_SEED ?? (process.env.DEEP === '1' ? Math.floor(Math.random() * 2 ** 31) : 1),
);
