const isDeep = process.env.DEEP === '1';

/** A count for `npm test`, and the one for `npm run test:deep`. */
export const deep = (usual: number, many: number): number => (isDeep ? many : usual);

/** Time limit of a test whose count is deep, in ms. */
export const deepTimeout = (usual: number): number => deep(usual, 2 * 60 * 60_000);
