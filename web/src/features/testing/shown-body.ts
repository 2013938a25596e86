import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { TestResult } from '@gatehouse/contract/testing.ts';
import { indentJson, type JsonTree, readJsonText } from '#src/lib/json-text-reader.ts';

/** A body larger than this, in bytes, opens as text. */
export const TEXT_FIRST_BYTES = 500 * 1024;
/** How much of a body is rendered, so that none freezes the page: values of the tree, characters of the text. */
export const MAX_TREE_VALUES = 1000;
export const MAX_TREE_STRING = 2000;
export const MAX_TEXT_LENGTH = 128 * 1024;
/** More is not indented to be copied: a hostile body grows without bounds when its levels are indented. */
const MAX_INDENTED_LENGTH = 64 * 1024 * 1024;

/** The body as it was sent; the description of one that is not text. */
export const sentText = ({ text, response = null }: Pick<TestResult, 'text' | 'response'>): string =>
  text ?? plainText(response);

const plainText = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The tree of a body that is an object or a list in JSON; undefined for any other. */
export const treeOf = (text: string): JsonTree | undefined => {
  if (!/^\s*[[{]/.test(text)) return undefined;
  return readJsonText(text, { values: MAX_TREE_VALUES, string: MAX_TREE_STRING });
};

/** The start of a text, never cut in the middle of a character. */
export const cutText = (text: string): { text: string; isCut: boolean } => {
  if (text.length <= MAX_TEXT_LENGTH) return { text, isCut: false };
  const last = text.charCodeAt(MAX_TEXT_LENGTH - 1);
  const isHighSurrogate = last >= 0xd800 && last <= 0xdbff;
  return { text: text.slice(0, MAX_TEXT_LENGTH - (isHighSurrogate ? 1 : 0)), isCut: true };
};

/** The start of a JSON text with indentation. */
export const prettyStart = (text: string): string => indentJson(text, MAX_TEXT_LENGTH);

/** The whole JSON text with indentation. */
export const prettyText = (text: string): string => {
  const pretty = indentJson(text, MAX_INDENTED_LENGTH);
  return pretty.length > MAX_INDENTED_LENGTH ? text : pretty;
};
