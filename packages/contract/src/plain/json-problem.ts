/** Where a text stops being JSON. */
export interface JsonProblem {
  /** Offset in UTF-16 units. */
  offset: number;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** What is wrong or was expected, without the position. */
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
  nothing: 'Unexpected text after the value',
};

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const SPACE = /[ \t\n\r]*/y;
// RFC 8259 section 7: no raw control character, and these escapes only.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the pattern rejects
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

/** After a value: the end of the text at the top level, otherwise a comma or a closing bracket. */
const afterValue = (open: readonly string[]): Expectation => (open.length === 0 ? 'nothing' : 'comma-or-end');

interface Step {
  at: number;
  next: Expectation;
}

/** Reads the bracket that closes the innermost open one, if one is allowed here. */
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
 * The first position where a text is not JSON; undefined if it is JSON. Browsers report the position in three different
 * ways or not at all, so a text that `JSON.parse` rejects is parsed again here. Open brackets are in a list, not on the
 * call stack, so the depth has no limit.
 */
export const findJsonProblem = (text: string): JsonProblem | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    // The position is found below.
  }
  const open: string[] = [];
  let at = matchAt(SPACE, text, 0);
  let expected: Expectation = 'value';
  while (at < text.length) {
    const found = step(text, at, expected, open);
    if (found === undefined) {
      const unclosed = text[at] === '"' && expected !== 'colon' && expected !== 'comma-or-end';
      const message = unclosed && expected !== 'nothing' ? 'This string is not valid' : EXPECTED[expected];
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
