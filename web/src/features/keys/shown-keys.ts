/** All keys, or only those that need attention. */
export const SHOWN_KEYS = ['all', 'attention'] as const;
export type ShownKeys = (typeof SHOWN_KEYS)[number];
