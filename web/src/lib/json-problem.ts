/** Where a text stops being JSON. */
export interface JsonProblem {
  /** Offset in UTF-16 units. */
  offset: number;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** What was expected, in words, without the place. */
  message: string;
}

type Expectation = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing';

const EXPECTED: Record<Expectation, string> = {
  value: 'Expected a value',
  'value-or-end': 'Expected a value or ]',
  key: 'Expected a property name in double quotes',
  'key-or-end': 'Expected a property name in double quotes or }',
  colon: 'Expected a colon after the property name',
  'comma-or-end': 'Expected a comma or a closing bracket',
  nothing: 'Expected nothing more after the value',
};

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const SPACE = /[ \t\n\r]*/y;
// RFC 8259 section 7: no raw control character, and these escapes only.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;

const matchAt = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match === null ? -1 : at + match[0].length;
};

const locate = (text: string, offset: number, message: string): JsonProblem => {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { offset, line, column: offset - before.lastIndexOf('\n'), message };
};

/** After a value: the text ends at the outermost level, else a comma or a bracket comes. */
const afterValue = (open: readonly string[]): Expectation => (open.length === 0 ? 'nothing' : 'comma-or-end');

interface Step {
  at: number;
  next: Expectation;
}

/** A bracket that closes what is open, where one is allowed. */
const close = (open: string[], char: string, at: number, expected: Expectation): Step | undefined => {
  const wanted = open.at(-1) === '{' ? '}' : ']';
  const allowed =
    expected === 'comma-or-end' || expected === (wanted === '}' ? 'key-or-end' : 'value-or-end');
  if (!allowed || open.length === 0 || char !== wanted) return undefined;
  open.pop();
  return { at: at + 1, next: afterValue(open) };
};

const readValue = (text: string, at: number, open: string[]): Step | undefined => {
  const char = text[at];
  if (char === '{' || char === '[') {
    open.push(char);
    return { at: at + 1, next: char === '{' ? 'key-or-end' : 'value-or-end' };
  }
  const end = Math.max(matchAt(STRING, text, at), matchAt(NUMBER, text, at), matchAt(WORD, text, at));
  return end === -1 ? undefined : { at: end, next: afterValue(open) };
};

const step = (text: string, at: number, expected: Expectation, open: string[]): Step | undefined => {
  const char = text[at] ?? '';
  const closed = close(open, char, at, expected);
  if (closed !== undefined) return closed;
  switch (expected) {
    case 'value':
    case 'value-or-end':
      return readValue(text, at, open);
    case 'key':
    case 'key-or-end': {
      const end = matchAt(STRING, text, at);
      return end === -1 ? undefined : { at: end, next: 'colon' };
    }
    case 'colon':
      return char === ':' ? { at: at + 1, next: 'value' } : undefined;
    case 'comma-or-end':
      return char === ',' ? { at: at + 1, next: open.at(-1) === '{' ? 'key' : 'value' } : undefined;
    case 'nothing':
      return undefined;
  }
};

/**
 * The first place where a text is not JSON, undefined where it is. Browsers give a place in three different ways or
 * not at all, so a text that `JSON.parse` refuses is read again here; brackets are counted on a list, not on the
 * call stack, so that depth has no limit.
 */
export const findJsonProblem = (text: string): JsonProblem | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    // Found below, with its place.
  }
  const open: string[] = [];
  let at = matchAt(SPACE, text, 0);
  let expected: Expectation = 'value';
  while (at < text.length) {
    const found = step(text, at, expected, open);
    if (found === undefined) {
      const unclosed = text[at] === '"' && expected !== 'colon' && expected !== 'comma-or-end';
      const message =
        unclosed && expected !== 'nothing' ? 'This text in quotes is not valid' : EXPECTED[expected];
      return locate(text, at, message);
    }
    expected = found.next;
    at = matchAt(SPACE, text, found.at);
  }
  const message = text.trim() === '' ? 'Expected a value' : `${EXPECTED[expected]} before the end`;
  return locate(text, text.length, message);
};

/** `Line 3, column 5: Expected a comma or a closing bracket`. */
export const describeJsonProblem = ({ line, column, message }: JsonProblem): string =>
  `Line ${line}, column ${column}: ${message}`;
