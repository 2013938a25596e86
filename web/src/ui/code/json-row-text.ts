import { indentJson } from '#src/ui/code/indent-json.ts';
import { type JsonPath, jsonPathText } from '#src/ui/code/json-path.ts';
import { readString } from '#src/ui/code/json-text-reader.ts';
import { isContainer, type JsonDoc, pathOf, type TreeRow } from '#src/ui/code/json-tree.ts';

/** Of a row with more characters, the rest is not indented to be copied. */
const MAX_COPIED = 64 * 1024 * 1024;

/** A value as text: a string without its quotes, an object or a list with indentation, a number as it is written. */
export const valueText = ({ text }: JsonDoc, { node }: TreeRow): string => {
  if (node.kind === 'string') return readString(text, node);
  const written = text.slice(node.start, node.end);
  return isContainer(node) ? indentJson(written, MAX_COPIED) : written;
};

/** A value as it is written in the JSON text. */
export const writtenText = ({ text }: JsonDoc, { node }: TreeRow): string => text.slice(node.start, node.end);

/** @param paths the paths of the outermost list's entries, if they were taken from another document */
export const pathText = (row: TreeRow, paths: readonly JsonPath[] | undefined): string => {
  const path = pathOf(row);
  const [first] = path;
  const from = typeof first === 'number' ? paths?.[first] : undefined;
  return jsonPathText(from === undefined ? path : [...from, ...path.slice(1)]);
};
