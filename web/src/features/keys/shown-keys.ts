/** All keys, or those that something is to be done about. */
export const SHOWN_KEYS = ['all', 'attention'] as const;
export type ShownKeys = (typeof SHOWN_KEYS)[number];
