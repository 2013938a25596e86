/** What makes calls with keys: the test screen and its REST path, the steps of compositions, and the verification of keys. */
export const CALL_SOURCES = ['test', 'composition', 'verification'] as const;
export type CallSource = (typeof CALL_SOURCES)[number];
