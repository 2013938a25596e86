/*
 * The words of a command as a shell would pass them to a program. Nothing is run or expanded: a variable or a command
 * substitution stays as it is written.
 */

export type ShellWords =
  | {
      words: string[];
      /** What a shell would do differently. */
      notes: string[];
      /** What follows the command, from the operator on that ends it; undefined if nothing does. */
      rest?: string | undefined;
      problem?: never;
    }
  | { problem: string; words?: never };

type Reader = {
  text: string;
  at: number;
  word: string | undefined;
  /** The word is a URL with a query: known once it had an `&`, and not read again at each further one. */
  isUrl: boolean;
  words: string[];
  notes: Set<string>;
};

const UNCLOSED = 'A quote in the command is not closed';

const add = (reader: Reader, text: string): void => {
  reader.word = (reader.word ?? '') + text;
};

const endWord = (reader: Reader): void => {
  if (reader.word !== undefined) reader.words.push(reader.word);
  reader.word = undefined;
  reader.isUrl = false;
};

const readSingle = (reader: Reader): void => {
  const end = reader.text.indexOf("'", reader.at + 1);
  if (end === -1) throw new SyntaxError(UNCLOSED);
  add(reader, reader.text.slice(reader.at + 1, end));
  reader.at = end + 1;
};

const readDouble = (reader: Reader): void => {
  const { text } = reader;
  let at = reader.at + 1;
  add(reader, '');
  for (; text[at] !== '"'; at += 1) {
    if (at >= text.length) throw new SyntaxError(UNCLOSED);
    const next = text[at + 1] ?? '';
    if (text[at] !== '\\' || !'$`"\\\n'.includes(next) || next === '') add(reader, text[at] ?? '');
    else {
      if (next !== '\n') add(reader, next);
      at += 1;
    }
  }
  reader.at = at + 1;
};

const SIMPLE_ESCAPES: Record<string, string> = {
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  E: '\u001b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '?': '?',
};

const ANSI_ESCAPE =
  /^\\(?:(?<hex>x[0-9a-f]{1,2}|u[0-9a-f]{1,4}|U[0-9a-f]{1,8})|(?<octal>[0-7]{1,3})|c(?<control>.)|(?<simple>.))/isu;

/** The characters of bytes in UTF-8; the same byte may be the part of a longer character. */
const fromBytes = (bytes: readonly number[]): string => new TextDecoder().decode(Uint8Array.from(bytes));

/** Reads one escape of `$'…'`: its text, or the byte that it stands for. */
const ansiEscape = (rest: string): { length: number; text?: string; byte?: number } => {
  const found = ANSI_ESCAPE.exec(rest);
  const { hex, octal, control, simple } = found?.groups ?? {};
  const length = found?.[0].length ?? 1;
  if (octal !== undefined) return { length, byte: Number.parseInt(octal, 8) & 0xff };
  if (hex?.startsWith('x')) return { length, byte: Number.parseInt(hex.slice(1), 16) };
  if (hex !== undefined) {
    const code = Number.parseInt(hex.slice(1), 16);
    return { length, text: code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd' };
  }
  if (control !== undefined) return { length, text: String.fromCharCode(control.charCodeAt(0) & 0x1f) };
  return { length, text: SIMPLE_ESCAPES[simple ?? ''] ?? `\\${simple ?? ''}` };
};

/** `$'…'` of bash: in it, bytes next to each other form characters. */
const readAnsi = (reader: Reader): void => {
  const { text } = reader;
  let at = reader.at + 2;
  let bytes: number[] = [];
  const flush = (): void => {
    add(reader, fromBytes(bytes));
    bytes = [];
  };
  while (text[at] !== "'") {
    if (at >= text.length) throw new SyntaxError(UNCLOSED);
    if (text[at] === '\\') {
      const found = ansiEscape(text.slice(at, at + 12));
      at += found.length;
      if (found.byte === undefined) {
        flush();
        add(reader, found.text ?? '');
      } else bytes.push(found.byte);
    } else {
      flush();
      add(reader, text[at] ?? '');
      at += 1;
    }
  }
  flush();
  reader.at = at + 1;
};

/** The end of `$(…)` or `` `…` ``, which is kept as text. */
const readSubstitution = (reader: Reader): void => {
  const { text, at } = reader;
  const isTick = text[at] === '`';
  let end = at + (isTick ? 1 : 2);
  for (let depth = 1; depth > 0 && end < text.length; end += 1) {
    if (isTick ? text[end] === '`' : text[end] === ')') depth -= 1;
    else if (!isTick && text[end] === '(') depth += 1;
  }
  add(reader, text.slice(at, end));
  reader.notes.add('A command within the command was not run. It is kept as text.');
  reader.at = end;
};

const readEscape = (reader: Reader): void => {
  const next = reader.text[reader.at + 1];
  if (next !== '\n') add(reader, next ?? '');
  reader.at += 2;
};

/** Whether an `&` is a part of a URL that someone forgot to quote. */
const isInUrl = (reader: Reader): boolean => {
  const { text, at } = reader;
  if (text[at] !== '&' || !/[^\s&|;<>()]/.test(text[at + 1] ?? ' ')) return false;
  reader.isUrl ||= /^https?:.*\?/i.test(reader.word ?? '');
  return reader.isUrl;
};

/** True if the command ends here. */
const readOperator = (reader: Reader): boolean => {
  const { text, at } = reader;
  const character = text[at] ?? '';
  if (isInUrl(reader)) {
    reader.notes.add('The URL has no quotes: a shell would cut it at the &.');
    add(reader, '&');
    reader.at += 1;
    return false;
  }
  // A number before it says what is redirected.
  if ('<>'.includes(character) && /^\d$/.test(reader.word ?? '')) reader.word = undefined;
  const rest = text.slice(at).trim();
  if (!/^[;\n]*$/.test(rest)) {
    const sign = character === '\n' ? 'the first line' : character;
    reader.notes.add(`What follows ${sign} was left out.`);
  }
  return true;
};

/** Reads what begins at the current place. True if the command ends there. */
const readNext = (reader: Reader): boolean => {
  const { text, at } = reader;
  const character = text[at] ?? '';
  if (character === "'") readSingle(reader);
  else if (character === '"') readDouble(reader);
  else if (text.startsWith("$'", at)) readAnsi(reader);
  else if (text.startsWith('$"', at)) reader.at += 1;
  else if (text.startsWith('$(', at) || character === '`') readSubstitution(reader);
  else if (character === '\\') readEscape(reader);
  else if ('\n;|&<>()'.includes(character)) return readOperator(reader);
  else {
    if (character === ' ' || character === '\t') endWord(reader);
    else if (character === '#' && reader.word === undefined) {
      const end = text.indexOf('\n', at);
      reader.at = end === -1 ? text.length : end;
      return false;
    } else add(reader, character);
    reader.at += 1;
  }
  return false;
};

/** The first command of a text, as bash reads it. */
export const posixWords = (command: string): ShellWords => {
  // A backtick at the end of a line continues it in PowerShell; in a POSIX shell it has no use there.
  const text = command
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/`[ \t]*\n/g, '\\\n')
    .trim();
  const reader: Reader = { text, at: 0, word: undefined, isUrl: false, words: [], notes: new Set() };
  try {
    while (reader.at < text.length && !readNext(reader));
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: error.message };
    throw error;
  }
  endWord(reader);
  return { words: reader.words, notes: [...reader.notes], rest: text.slice(reader.at) || undefined };
};
