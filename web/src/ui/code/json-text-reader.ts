type JsonKind = 'object' | 'list' | 'string' | 'number' | 'constant';

/**
 * A value of a JSON text, by where it is written: numbers and constants are never converted, because a JavaScript number
 * would lose digits, `1.0` and `-0`.
 */
export interface JsonSpan {
  kind: JsonKind;
  start: number;
  /** The index after its last character. */
  end: number;
}

/** A value in an object or a list. */
export interface JsonEntry extends JsonSpan {
  /** Its name in an object, decoded; undefined in a list. */
  name: string | undefined;
  /** Where the name is written; for an entry of a list, where its value is. */
  nameStart: number;
}

/** A container has no more entries than are read, so that no text fills the memory. */
export const MAX_ENTRIES = 200_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b;
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d;
const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** The index after the string that starts at `start`; the end of the text if the string does not end. */
export const stringEnd = (text: string, start: number): number => {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at + 1;
  }
  return text.length;
};

const skipSpace = (text: string, start: number): number => {
  let at = start;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
};

const scalarEnd = (text: string, start: number): number => {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === COMMA || isClosing(code) || isSpace(code)) break;
    at += 1;
  }
  return at;
};

/** The index after the object or list that starts at `start`. */
const containerEnd = (text: string, start: number): number => {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = stringEnd(text, at);
      continue;
    }
    at += 1;
    if (isOpening(code)) depth += 1;
    else if (isClosing(code)) {
      depth -= 1;
      if (depth === 0) break;
    }
  }
  return at;
};

const spanAt = (text: string, start: number): JsonSpan => {
  const first = text[start] ?? '';
  if (first === '"') return { kind: 'string', start, end: stringEnd(text, start) };
  if (first === '{') return { kind: 'object', start, end: containerEnd(text, start) };
  if (first === '[') return { kind: 'list', start, end: containerEnd(text, start) };
  const kind = first === 't' || first === 'f' || first === 'n' ? 'constant' : 'number';
  return { kind, start, end: scalarEnd(text, start) };
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The outermost value; undefined if the text is not JSON. */
export const readRoot = (text: string): JsonSpan | undefined =>
  isJson(text) ? spanAt(text, skipSpace(text, 0)) : undefined;

/** The string that is written at a span. */
export const readString = (text: string, { start, end }: Pick<JsonSpan, 'start' | 'end'>): string => {
  const inner = text.slice(start + 1, end - 1);
  return inner.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : inner;
};

/**
 * The entries of an object or a list, in their order, and each of those with the same name; at most `MAX_ENTRIES`. What is
 * inside them is skipped, so that a large text is read level by level. The text must be JSON.
 */
export const readEntries = (text: string, container: JsonSpan): JsonEntry[] => {
  const entries: JsonEntry[] = [];
  const isObject = container.kind === 'object';
  let at = skipSpace(text, container.start + 1);
  while (at < container.end - 1 && entries.length < MAX_ENTRIES) {
    const nameStart = at;
    let name: string | undefined;
    if (isObject) {
      const nameEnd = stringEnd(text, at);
      name = readString(text, { start: at, end: nameEnd });
      at = skipSpace(text, skipSpace(text, nameEnd) + 1);
    }
    const { kind, start, end } = spanAt(text, at);
    entries.push({ kind, start, end, name, nameStart });
    at = skipSpace(text, skipSpace(text, end) + 1);
  }
  return entries;
};
