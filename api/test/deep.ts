const isDeep = process.env.DEEP === '1';

/** @returns `usual` in `npm test`, `many` in `npm run test:deep` */
export const deep = (usual: number, many: number): number => (isDeep ? many : usual);

/** Time limit, in ms, of a test that uses `deep`. */
export const deepTimeout = (usual: number): number => deep(usual, 2 * 60 * 60_000);
