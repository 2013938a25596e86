/** JSON with each number and constant as it is written: a JavaScript number would lose digits, `1.0` and `-0`. */
export type JsonNode =
  | { kind: 'object'; members: [name: string, value: JsonNode][] }
  | { kind: 'list'; items: JsonNode[] }
  | { kind: 'string'; value: string }
  | { kind: 'number' | 'constant'; written: string };

export interface JsonTree {
  root: JsonNode;
  /** There are more values, or longer strings, than were read. */
  isCut: boolean;
}

interface Limits {
  values: number;
  /** Characters of a string. */
  string: number;
}

const SCALAR = /(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

/** The index after the string that starts at `start`; past the end of the text if it does not end. */
const stringEnd = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
};

const createReader = (text: string, limits: Limits) => {
  let at = 0;
  let left = limits.values;
  let isCut = false;
  /** No more values may be read: what follows is not looked at. */
  let isOver = false;

  const broken = (): never => {
    throw new SyntaxError('not JSON');
  };
  const skip = (): void => {
    SPACE.lastIndex = at;
    SPACE.test(text);
    at = SPACE.lastIndex;
  };
  const take = (char: string): boolean => {
    if (text[at] !== char) return false;
    at += 1;
    skip();
    return true;
  };
  const readString = (): string => {
    const end = stringEnd(text, at);
    if (text[at] !== '"' || end > text.length) return broken();
    const value = JSON.parse(text.slice(at, end)) as string;
    at = end;
    return value;
  };
  const readShownString = (): string => {
    const value = readString();
    if (value.length <= limits.string) return value;
    isCut = true;
    return `${value.slice(0, limits.string)}…`;
  };
  /** Reads entries up to `end`, or until no more values may be read. */
  const readEntries = <Entry>(end: string, read: () => Entry): Entry[] => {
    const entries: Entry[] = [];
    if (take(end)) return entries;
    do {
      isOver = left === 0;
      if (isOver) return entries;
      left -= 1;
      entries.push(read());
      if (isOver) return entries;
      skip();
    } while (take(','));
    return take(end) ? entries : broken();
  };
  const readMember = (): [string, JsonNode] => {
    const name = readString();
    skip();
    return take(':') ? [name, readValue()] : broken();
  };
  const readScalar = (): JsonNode => {
    SCALAR.lastIndex = at;
    const [written, number] = SCALAR.exec(text) ?? broken();
    at += written.length;
    return { kind: number === undefined ? 'constant' : 'number', written };
  };
  // Every level uses up one of the values left, so this limits the depth of the recursion.
  const readValue = (): JsonNode => {
    skip();
    if (text[at] === '"') return { kind: 'string', value: readShownString() };
    if (take('{')) return { kind: 'object', members: readEntries('}', readMember) };
    if (take('[')) return { kind: 'list', items: readEntries(']', readValue) };
    return readScalar();
  };
  return {
    read: (): JsonTree => {
      const root = readValue();
      skip();
      if (!isOver && at < text.length) broken();
      return { root, isCut: isCut || isOver };
    },
  };
};

/** Reads the start of a JSON text; undefined if what was read is not JSON. The rest is not looked at. */
export const readJsonText = (text: string, limits: Limits): JsonTree | undefined => {
  try {
    return createReader(text, limits).read();
  } catch {
    return undefined;
  }
};

const closes = (char: string | undefined): boolean => char === '}' || char === ']';

/**
 * Indents a JSON text, and leaves every name, string and number as it is written. Stops after `max` characters: the
 * result is then a little longer, or exactly complete.
 */
export const indentJson = (text: string, max: number): string => {
  const parts: string[] = [];
  let length = 0;
  let depth = 0;
  const add = (part: string): void => {
    parts.push(part);
    length += part.length;
  };
  const newLine = (): void => add(`\n${'  '.repeat(Math.max(0, depth))}`);
  const scalar = /[^\s[\]{}:,"]+/y;
  const space = /\s*/y;
  let at = 0;
  const skip = (): void => {
    space.lastIndex = at;
    space.test(text);
    at = space.lastIndex;
  };
  for (skip(); at < text.length && length <= max; skip()) {
    const char = text[at] ?? '';
    const end = char === '"' ? stringEnd(text, at) : at + 1;
    scalar.lastIndex = at;
    const word = char === '"' ? text.slice(at, end) : (scalar.exec(text)?.[0] ?? char);
    at += word.length;
    if (closes(char)) {
      depth -= 1;
      newLine();
    }
    add(char === ':' ? ': ' : word);
    if (char === ',') newLine();
    if (char !== '{' && char !== '[') continue;
    skip();
    if (closes(text[at])) {
      add(text[at] ?? '');
      at += 1;
    } else {
      depth += 1;
      newLine();
    }
  }
  return parts.join('');
};
