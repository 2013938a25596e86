/**
 * What random input of a test is drawn from: always the same in `npm test`, so that it answers for the change at hand,
 * another each time where it goes deep. FUZZ_SEED repeats the run of a message.
 */
export const SEED = Number(
  process.env.FUZZ_SEED ?? (process.env.DEEP === '1' ? Math.floor(Math.random() * 2 ** 31) : 1),
);
