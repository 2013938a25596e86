import type { JsonValue } from '@gatehouse/contract/common.ts';
import { type Document, isScalar, visit } from 'yaml';
import { walkJson } from '#src/features/imports/read/value-lines.ts';

/*
 * Numbers in the examples of a description that JavaScript would write otherwise: 10.00, 12345678901234567890. They become texts
 * with a mark in front, which whoever writes an example takes away. No document has the mark: it is for private use.
 */

const MARK = '\uE000';

/** Under these names a description has examples. */
const EXAMPLES = new Set(['example', 'examples', 'x-example', 'x-examples', 'default', 'enum', 'const']);
/** Versions in the addresses of servers are texts already. */
const NO_EXAMPLES = 'servers';

/** Whether a text may have such numbers outside its texts: most descriptions have none, and are read once. */
const MAY_HAVE = /[:,[\s](?:-?\d{16}|-?\d+\.\d*0(?!\d)|-?\d+\.\d{15}|-?\d+(?:\.\d+)?[eE][-+]?\d|-0(?![.\d]))/;

const NUMBER = /-?\d[\d.eE+-]*/y;

const isKept = (written: string): boolean => String(Number(written)) === written;

type Place = { holder: Record<string | number, JsonValue>; key: string | number; isExample: boolean };

const valueAt = ({ holder, key }: Place): JsonValue | undefined => holder[key];

const below = (place: Place, key: string | number): Place | undefined => {
  const value = valueAt(place);
  if (typeof value !== 'object' || value === null || key === NO_EXAMPLES) return undefined;
  const isExample = place.isExample || EXAMPLES.has(String(key));
  return { holder: value as Place['holder'], key, isExample };
};

/** Marks the numbers in the examples of what was read from a JSON text. */
export const markJsonNumbers = <Value extends JsonValue>(text: string, value: Value): Value => {
  if (!MAY_HAVE.test(text) || text.includes(MARK)) return value;
  walkJson<Place>(text, {
    root: { holder: { '': value }, key: '', isExample: false },
    childOf: below,
    onValue: (place, at) => {
      const number = valueAt(place);
      if (!place.isExample || typeof number !== 'number') return;
      NUMBER.lastIndex = at;
      const [written = ''] = NUMBER.exec(text) ?? [];
      // Of two values with one name, the last one counts.
      if (!isKept(written) && Number(written) === number) place.holder[place.key] = MARK + written;
    },
  });
  return value;
};

/** What JSON has as a number too: YAML has others, such as 0x1F. */
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/** Marks the numbers in the examples of a YAML document; returns whether there are any. */
export const markYamlNumbers = (text: string, document: Document): boolean => {
  if (!MAY_HAVE.test(text) || text.includes(MARK)) return false;
  let isMarked = false;
  const namesOf = (path: readonly unknown[]): string[] =>
    path.flatMap((node) => {
      const { key } = node as { key?: unknown };
      return isScalar(key) ? [String(key.value)] : [];
    });
  visit(document, {
    Scalar: (_key, node, path) => {
      const { value, source = '' } = node;
      if (typeof value !== 'number' || isKept(source) || !JSON_NUMBER.test(source)) return;
      const names = namesOf(path);
      if (names.includes(NO_EXAMPLES) || !names.some((name) => EXAMPLES.has(name))) return;
      node.value = MARK + source;
      isMarked = true;
    },
  });
  return isMarked;
};

/** A text without the mark: what was written. */
export const asWritten = (text: string): string => (text.startsWith(MARK) ? text.slice(MARK.length) : text);

/** A value with its numbers as they were written, as JSON. */
export const exactJson = (value: JsonValue): string => {
  const json = JSON.stringify(value);
  return json.includes(MARK) ? json.replaceAll(/"\uE000([^"]*)"/g, '$1') : json;
};

/** More digits than a number keeps. */
const MAX_DIGITS = 15;

const isSameNumber = (written: string): boolean =>
  written.length < 400 &&
  (written.split(/[eE]/)[0] ?? '').replaceAll(/[-.]/g, '').replaceAll(/^0+|(?<!0)0+$/g, '').length <=
    MAX_DIGITS;

/** The value with plain numbers; undefined if one of them would be another number. */
export const withPlainNumbers = (value: JsonValue): JsonValue | undefined => {
  let isSame = true;
  const json = JSON.stringify(value).replaceAll(/"\uE000([^"]*)"/g, (_text, written: string) => {
    isSame &&= isSameNumber(written);
    return written;
  });
  return isSame ? JSON.parse(json) : undefined;
};
