import type { JsonValue } from '@gatehouse/contract/common.ts';
import { findJsonProblem } from '@gatehouse/contract/plain/json-problem.ts';
import { asObject, type JsonObject, MAX_JSON_DEPTH } from '@gatehouse/contract/plain/json-text.ts';
import { type JsonBounds, parseBounded, type UnreadReason } from '@gatehouse/response/body/bounded-json.ts';
import { isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { DraftProblem, ValuePath } from '#src/features/imports/read/draft.ts';
import { markJsonNumbers, markYamlNumbers } from '#src/features/imports/read/exact-numbers.ts';
import { jsonLines, lineAt, offsetLines } from '#src/features/imports/read/value-lines.ts';

/** A description with 125,000 operations has fewer. */
const BOUNDS: JsonBounds = { length: 10 * 1024 * 1024, values: 1_500_000 };
/** How often a YAML document may repeat its own parts, which is how a small document becomes a huge one. */
const MAX_ALIASES = 100;

/** An object, or a list, that was read from a JSON or YAML text. */
export type ObjectDocument = {
  value: JsonObject | JsonValue[];
  /** The lines of the values at these paths. */
  linesOf: (paths: readonly ValuePath[]) => Map<ValuePath, number>;
  /** The same value with the numbers of its examples marked, as they were written. */
  withNumbers: () => ObjectDocument['value'];
};

type ReadDocument = ObjectDocument | { problem: DraftProblem };

const UNREAD: Record<Exclude<UnreadReason, 'broken'>, string> = {
  long: 'The document is longer than 10 MiB',
  many: `The document has more than ${BOUNDS.values.toLocaleString('en')} values`,
  deep: `The document is nested more than ${MAX_JSON_DEPTH} levels deep`,
};

const notAnObject: ReadDocument = { problem: { at: 1, message: 'The document is not an object' } };

const asDocument = (value: JsonValue): ObjectDocument['value'] | undefined =>
  Array.isArray(value) ? value : asObject(value);

/** An object or a list from a JSON text, or where the text stops being one. */
export const readJson = (text: string): ReadDocument => {
  const parsed = parseBounded(text, BOUNDS);
  if (!('unread' in parsed)) {
    const value = asDocument(parsed.value);
    if (value === undefined) return notAnObject;
    const withNumbers = (): ObjectDocument['value'] => markJsonNumbers(text, value);
    return { value, linesOf: (paths) => jsonLines(text, paths), withNumbers };
  }
  if (parsed.unread !== 'broken') return { problem: { message: UNREAD[parsed.unread] } };
  const problem = findJsonProblem(text);
  return { problem: { at: problem?.line ?? 1, message: `Not valid JSON: ${problem?.message}` } };
};

/** The node of YAML at a path, or the name in front of it, which is where a reader looks for it. */
const yamlOffset = (root: unknown, path: ValuePath): number | undefined => {
  let node: unknown = root;
  let offset: number | undefined;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(part));
      if (!isPair(pair)) return offset;
      offset = isScalar(pair.key) ? pair.key.range?.[0] : offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      offset = (node as { range?: number[] } | undefined)?.range?.[0] ?? offset;
    } else return offset;
  }
  return offset;
};

const yamlLines = (text: string, root: unknown, paths: readonly ValuePath[]): Map<ValuePath, number> => {
  const offsets = new Map<ValuePath, number>();
  for (const path of paths) {
    const offset = yamlOffset(root, path);
    if (offset !== undefined) offsets.set(path, offset);
  }
  return offsetLines(text, offsets);
};

/** A value that contains itself is nested without an end: the way down comes first, so that it is noticed soon. */
const isTooDeep = (value: unknown): boolean => {
  const left: [unknown, number][] = [[value, 1]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [one, depth] = next;
    if (typeof one !== 'object' || one === null) continue;
    if (depth > MAX_JSON_DEPTH) return true;
    for (const child of Object.values(one)) left.push([child, depth + 1]);
  }
  return false;
};

/** An object or a list from a YAML text, or where the text stops being one. */
export const readYaml = (text: string): ReadDocument => {
  if (text.length > BOUNDS.length) return { problem: { message: UNREAD.long } };
  // Comparing each key with all others, and finding the line of each of many errors, takes minutes.
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
  const [error] = document.errors;
  if (error !== undefined) {
    return { problem: { at: lineAt(text, error.pos[0]), message: `Not valid YAML: ${error.message}` } };
  }
  try {
    const read = (): ObjectDocument['value'] | undefined =>
      asDocument(document.toJS({ maxAliasCount: MAX_ALIASES }));
    const value = read();
    if (value === undefined) return notAnObject;
    if (isTooDeep(value)) return { problem: { message: UNREAD.deep } };
    return {
      value,
      linesOf: (paths) => yamlLines(text, document.contents, paths),
      withNumbers: () => (markYamlNumbers(text, document) ? (read() ?? value) : value),
    };
  } catch {
    return { problem: { message: 'The document repeats its own parts too often' } };
  }
};
