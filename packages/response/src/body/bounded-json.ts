import type { JsonValue } from '@gatehouse/contract/common.ts';
import { MAX_PARSED_BYTES } from '@gatehouse/contract/plain/body-bounds.ts';
import { asObject, type JsonObject, MAX_JSON_DEPTH } from '@gatehouse/contract/plain/json-text.ts';

const MiB = 1024 * 1024;

/** How much JSON from outside is parsed. Parsing is not interruptible, and ten megabytes of `[],` become 130 in memory. */
export type JsonBounds = { length: number; values: number };

/**
 * Measured with the worst bodies of this size (an object with 100,000 names): 70 ms to parse and to write again. A list
 * of a hundred repositories from GitHub has 600 KB and 15,000 values.
 */
export const BODY_BOUNDS: JsonBounds = { length: MAX_PARSED_BYTES, values: 100_000 };
/** The largest published descriptions of APIs have about 500,000 values. They are read outside the main thread. */
export const DESCRIPTION_BOUNDS: JsonBounds = { length: 10 * MiB, values: 1_000_000 };

/** Why a text is not parsed: it is too long, has too many values, is nested too deep, or is not JSON. */
export type UnreadReason = 'long' | 'many' | 'deep' | 'broken';

export type BoundedJson =
  /** `repeatsName`: an object in the text has a name twice, and `value` the last one's value only. */
  { value: JsonValue; repeatsName: boolean } | { unread: UnreadReason };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;

const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b;
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d;

/** The index of the quote that ends a string, or the end of the text. */
const stringEnd = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    at += code === BACKSLASH ? 2 : 1;
  }
  return at;
};

/** Counts what a parser would create, without creating it. Stops at the first bound that is exceeded. */
const scan = (text: string, maxValues: number): { names: number } | { unread: 'many' | 'deep' } => {
  let depth = 0;
  let values = 1;
  let names = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = stringEnd(text, at);
    else if (code === COLON) names += 1;
    else if (isClosing(code)) depth -= 1;
    else if (code === COMMA || isOpening(code)) {
      const isEmpty = code !== COMMA && isClosing(text.charCodeAt(at + 1));
      if (!isEmpty) values += 1;
      if (values > maxValues) return { unread: 'many' };
      if (code !== COMMA) depth += 1;
      if (depth > MAX_JSON_DEPTH) return { unread: 'deep' };
    }
  }
  return { names };
};

/** In an object of more names it would take longer to find a repeated one than to parse it. */
const MAX_COUNTED_NAMES = 20_000;

/** How many names the objects in a value have. */
const countNames = (root: JsonValue): number => {
  let names = 0;
  const left = [root];
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value);
    if (!Array.isArray(value)) names += inner.length;
    for (const one of inner) if (typeof one === 'object' && one !== null) left.push(one);
  }
  return names;
};

/** Whether the text exceeds the bounds, for a library that parses it itself. */
export const exceedsBounds = (text: string, bounds: JsonBounds = BODY_BOUNDS): boolean =>
  text.length > bounds.length || 'unread' in scan(text, bounds.values);

/** Parses JSON from outside, unless that would take too long or too much memory. Never throws. */
export const parseBounded = (text: string, bounds: JsonBounds = BODY_BOUNDS): BoundedJson => {
  if (text.length > bounds.length) return { unread: 'long' };
  const scanned = scan(text, bounds.values);
  if ('unread' in scanned) return scanned;
  try {
    const value = JSON.parse(text) as JsonValue;
    const isCounted = scanned.names > 0 && scanned.names <= MAX_COUNTED_NAMES;
    return { value, repeatsName: isCounted && countNames(value) < scanned.names };
  } catch {
    return { unread: 'broken' };
  }
};

/** The text parsed as a JSON object within the bounds; undefined if it is anything else. */
export const parseBoundedObject = (text: string, bounds?: JsonBounds): JsonObject | undefined => {
  const parsed = parseBounded(text.replace(/^\uFEFF/, ''), bounds);
  return 'value' in parsed ? asObject(parsed.value) : undefined;
};
