/* What a key may be: its length, its type, and the tags that the user gives it. Screens need this before any schema is loaded, so it imports none. */

/** Of one value of a key, in characters. */
export const MAX_KEY_PART_LENGTH = 8192;

export const KEY_TYPES = ['development', 'testing', 'staging', 'production'] as const;
export type KeyType = (typeof KEY_TYPES)[number];

export const MAX_TAGS = 20;
/** In Unicode code points. */
export const MAX_TAG_LENGTH = 40;

const folded = (tag: string): string => tag.normalize('NFC').toLowerCase();

/** Tags are compared without regard to case. */
export const isSameTag = (one: string, other: string): boolean => folded(one) === folded(other);

/** Tags without repetitions: of those that are the same, the first one. */
export const distinctTags = (tags: readonly string[]): string[] =>
  tags.filter((tag, at) => tags.findIndex((other) => isSameTag(tag, other)) === at);
