import type { JsonValue } from '@gatehouse/contract/common.ts';

/** A body larger than this, in bytes, opens as text. */
export const TEXT_FIRST_BYTES = 500 * 1024;
/** How much of a body is rendered, so that none freezes the page: values of the tree, characters of the text. */
export const MAX_TREE_VALUES = 1000;
export const MAX_TREE_STRING = 2000;
export const MAX_TEXT_LENGTH = 128 * 1024;

/** True if a tree shows more than the text does. */
export const hasTree = (value: JsonValue): boolean => typeof value === 'object' && value !== null;

/** The whole body as text: a string unchanged, anything else as indented JSON. */
export const bodyText = (value: JsonValue): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** The start of a text, never cut in the middle of a character. */
export const cutText = (text: string): { text: string; isCut: boolean } => {
  if (text.length <= MAX_TEXT_LENGTH) return { text, isCut: false };
  const last = text.charCodeAt(MAX_TEXT_LENGTH - 1);
  const isHighSurrogate = last >= 0xd800 && last <= 0xdbff;
  return { text: text.slice(0, MAX_TEXT_LENGTH - (isHighSurrogate ? 1 : 0)), isCut: true };
};

/** The first values of a body, in reading order, with long strings cut. */
export const cutTree = (value: JsonValue): { value: JsonValue; isCut: boolean } => {
  let left = MAX_TREE_VALUES;
  let isCut = false;

  const cutEntries = <Entry>(entries: Entry[], cutOne: (entry: Entry) => Entry): Entry[] => {
    const kept: Entry[] = [];
    for (const entry of entries) {
      if (left === 0) {
        isCut = true;
        break;
      }
      left -= 1;
      kept.push(cutOne(entry));
    }
    return kept;
  };

  // Every level uses up one of the values left, so this limits the depth of the recursion.
  const cut = (part: JsonValue): JsonValue => {
    if (typeof part === 'string' && part.length > MAX_TREE_STRING) {
      isCut = true;
      return `${part.slice(0, MAX_TREE_STRING)}…`;
    }
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return cutEntries(part, cut);
    return Object.fromEntries(cutEntries(Object.entries(part), ([name, inner]) => [name, cut(inner)]));
  };

  const shown = cut(value);
  return { value: shown, isCut };
};
