const isDeep = process.env.DEEP === '1';

/** @returns `usual` in `npm test`, `many` in `npm run test:deep` */
export const deep = (usual: number, many: number): number => (isDeep ? many : usual);

/** Time limit, in ms, of a test that uses `deep`, and of what a test starts: longer than three hours of load and what comes after. */
export const deepTimeout = (usual: number): number => deep(usual, 5 * 60 * 60_000);

/** How long a test goes on, in ms: the minutes of an environment variable, if it is set. */
export const duration = (variable: string, minutes: number): number =>
  Number(process.env[variable] || minutes) * 60_000;

/** Time limit, in ms, of a test that goes on for so long: setting up and looking at the result takes time too. */
export const timeoutOf = (durationMs: number): number => durationMs * 1.5 + 180_000;
