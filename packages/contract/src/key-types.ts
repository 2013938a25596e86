/* What a key is for. Screens need this before any schema is loaded, so it imports none. */

export const KEY_TYPES = ['development', 'testing', 'staging', 'production'] as const;
export type KeyType = (typeof KEY_TYPES)[number];
