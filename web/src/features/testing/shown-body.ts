import type { JsonValue } from '@gatehouse/contract/common.ts';

/** From this size on, in bytes, a body opens as text. */
export const TEXT_FIRST_BYTES = 500 * 1024;
/** What is drawn of a body, so that none freezes the page: values of the tree, characters of the text. */
export const MAX_TREE_VALUES = 1000;
export const MAX_TREE_STRING = 2000;
export const MAX_TEXT_LENGTH = 128 * 1024;

/** True where a tree shows more than the text does. */
export const hasTree = (value: JsonValue): boolean => typeof value === 'object' && value !== null;

/** The whole body as text: as it came, or JSON in indented lines. */
export const bodyText = (value: JsonValue): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** The beginning of a text, never with half of a character at its end. */
export const cutText = (text: string): { text: string; isCut: boolean } => {
  if (text.length <= MAX_TEXT_LENGTH) return { text, isCut: false };
  const last = text.charCodeAt(MAX_TEXT_LENGTH - 1);
  const isHighSurrogate = last >= 0xd800 && last <= 0xdbff;
  return { text: text.slice(0, MAX_TEXT_LENGTH - (isHighSurrogate ? 1 : 0)), isCut: true };
};

/** The first values of a body, in reading order, and the beginning of each text in it. */
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

  // Every level takes a value from what is left, so the recursion is no deeper than that.
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
