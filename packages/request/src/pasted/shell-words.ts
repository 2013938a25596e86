import { readAnsiQuote } from '#src/pasted/ansi-quote.ts';
import { hereOperator, hereText } from '#src/pasted/here-document.ts';
import { PASTE_PROBLEMS, type PasteNoteKind, pasteNote } from '#src/pasted/paste-notes.ts';
import {
  expandText,
  expansionAt,
  type ShellContext,
  shellContext,
  tooMuch,
} from '#src/pasted/shell-expansion.ts';
import { readTypographic } from '#src/pasted/typographic.ts';

/*
 * The words of a command as a shell would pass them to a program. Nothing is run: what only a shell knows, such as what a
 * command within the command prints, stays as it is written.
 */

/** What a command reads: a text, or a file or a pipe that only its machine has. */
export type ShellInput = { text: string; file?: never } | { file: string; text?: never };

export type ShellWords =
  | {
      words: string[];
      /** What a shell would do differently. */
      notes: string[];
      /** What the words contain as it is written, because only a shell knows what it stands for. */
      unknown: readonly string[];
      /** What a redirection or a here-document gives it. */
      input?: ShellInput | undefined;
      /** What follows the command, from the operator on that ends it; undefined if nothing does. */
      rest?: string | undefined;
      problem?: never;
    }
  | { problem: string; words?: never };

export type ShellReader = {
  text: string;
  at: number;
  word: string | undefined;
  /** The word is a URL with a query: known once it had an `&`, and not read again at each further one. */
  isUrl: boolean;
  /** What the next word is, if it belongs to a redirection. */
  target: 'file' | 'text' | 'output' | undefined;
  words: string[];
  input: ShellInput | undefined;
  notes: Set<PasteNoteKind>;
  context: ShellContext;
};

const unclosed = (): SyntaxError => new SyntaxError(PASTE_PROBLEMS.quote);

const add = (reader: ShellReader, text: string): void => {
  reader.word = (reader.word ?? '') + text;
};

const endWord = (reader: ShellReader): void => {
  const { word, target } = reader;
  reader.word = undefined;
  reader.isUrl = false;
  if (word === undefined) return;
  if (target === undefined) reader.words.push(word);
  if (target === 'file') reader.input = { file: word };
  if (target === 'text') reader.input = { text: `${word}\n` };
  reader.target = undefined;
};

const readSingle = (reader: ShellReader): void => {
  const end = reader.text.indexOf("'", reader.at + 1);
  if (end === -1) throw unclosed();
  add(reader, reader.text.slice(reader.at + 1, end));
  reader.at = end + 1;
};

const readDouble = (reader: ShellReader): void => {
  const { text } = reader;
  let at = reader.at + 1;
  add(reader, '');
  while (text[at] !== '"') {
    if (at >= text.length) throw unclosed();
    const character = text[at] ?? '';
    const next = text[at + 1] ?? '';
    const found = character === '$' || character === '`' ? expansionAt(text, at, reader.context) : undefined;
    if (found !== undefined) {
      add(reader, found.text);
      at = found.end;
    } else if (character !== '\\' || !'$`"\\\n'.includes(next) || next === '') {
      add(reader, character);
      at += 1;
    } else {
      if (next !== '\n') add(reader, next);
      at += 2;
    }
  }
  reader.at = at + 1;
};

const readAnsi = (reader: ShellReader): void => {
  const found = readAnsiQuote(reader.text, reader.at);
  if (found === undefined) throw unclosed();
  if (found.hasLostBytes) reader.notes.add('bytes');
  add(reader, found.text);
  reader.at = found.end;
};

/** Outside of quotes, the blanks of a value end words. */
const readExpansion = (reader: ShellReader): void => {
  const found = expansionAt(reader.text, reader.at, reader.context);
  if (found === undefined) {
    add(reader, reader.text[reader.at] ?? '');
    reader.at += 1;
    return;
  }
  reader.at = found.end;
  const isUnknown = reader.context.unknown.has(found.text);
  const pieces = isUnknown ? [found.text] : found.text.split(/[ \t\n]+/);
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) endWord(reader);
    if (piece !== '') add(reader, piece);
  }
};

const readEscape = (reader: ShellReader): void => {
  const next = reader.text[reader.at + 1];
  if (next !== '\n') add(reader, next ?? '');
  reader.at += 2;
};

/** Whether an `&` is a part of a URL that someone forgot to quote. */
const isInUrl = (reader: ShellReader): boolean => {
  const { text, at } = reader;
  if (text[at] !== '&' || !/[^\s&|;<>()]/.test(text[at + 1] ?? ' ')) return false;
  reader.isUrl ||= /^https?:.*\?/i.test(reader.word ?? '');
  return reader.isUrl;
};

/** Takes the lines of a here-document out of the text. False if there are none. */
const readHere = (reader: ShellReader): boolean => {
  const { text, at, context } = reader;
  const operator = hereOperator(text, at);
  const end = text.indexOf('\n', at);
  if (operator === undefined || end < operator.end) return false;
  const found = hereText(text, end + 1, operator, context.here);
  if (found === undefined) return false;
  reader.input = { text: found.isExpanded ? expandText(found.text, context) : found.text };
  reader.text = text.slice(0, end) + text.slice(found.end);
  reader.at = operator.end;
  return true;
};

/** `< file`, `<<< text`, `> file`, `2>&1`, `&> file`. False if there is no redirection here. */
const readRedirection = (reader: ShellReader): boolean => {
  const { text, at } = reader;
  const [sign] = /^(?:<<<|<<-?|<&?|&?>>?[&|]?)/.exec(text.slice(at, at + 4)) ?? [];
  if (sign === undefined || text[at + sign.length] === '(') return false;
  // A number before it says what is redirected.
  if (/^\d$/.test(reader.word ?? '')) reader.word = undefined;
  endWord(reader);
  if (sign.startsWith('<<') && sign !== '<<<') return readHere(reader);
  if (sign.includes('>')) reader.target = 'output';
  else reader.target = sign === '<<<' ? 'text' : 'file';
  reader.at += sign.length;
  return true;
};

/** True if the command ends here. */
const readOperator = (reader: ShellReader): boolean => {
  if (isInUrl(reader)) {
    reader.notes.add('unquoted');
    add(reader, '&');
    reader.at += 1;
    return false;
  }
  return !readRedirection(reader);
};

const skipComment = (reader: ShellReader): void => {
  const end = reader.text.indexOf('\n', reader.at);
  reader.at = end === -1 ? reader.text.length : end;
};

const readPlain = (reader: ShellReader): void => {
  const found = readTypographic(reader.text, reader.at, reader.word === undefined);
  if (found !== undefined) {
    reader.notes.add('typographic');
    if (found.text === undefined) endWord(reader);
    else add(reader, found.text);
    reader.at = found.end;
    return;
  }
  const character = reader.text[reader.at] ?? '';
  if (character === ' ' || character === '\t') endWord(reader);
  else add(reader, character);
  reader.at += 1;
};

/** Reads what begins at the current place. True if the command ends there. */
const readNext = (reader: ShellReader): boolean => {
  const { text, at } = reader;
  const character = text[at] ?? '';
  if (character === "'") readSingle(reader);
  else if (character === '"') readDouble(reader);
  else if (text.startsWith("$'", at)) readAnsi(reader);
  else if (text.startsWith('$"', at)) reader.at += 1;
  else if (character === '$' || character === '`') readExpansion(reader);
  else if (character === '\\') readEscape(reader);
  else if ('\n;|&<>()'.includes(character)) return readOperator(reader);
  else if (character === '#' && reader.word === undefined) skipComment(reader);
  else readPlain(reader);
  return false;
};

const TICK_AT_END = /`[ \t]*\n/g;

/** What single quotes, a backslash or a comment has in it, where a backtick means nothing; a text in double quotes. */
const QUOTED_OR_TICK = /'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|(?<=^|\s)#[^\n]*|`[ \t]*\n/g;

/**
 * A backtick at the end of a line continues it in PowerShell. In a POSIX shell it has no use there, but for single quotes and
 * here-documents, which PowerShell has not.
 */
export const shellText = (command: string): string => {
  const text = command.replaceAll(/\r\n?/g, '\n');
  if (text.includes('<<')) return text.trim();
  return text
    .replaceAll(QUOTED_OR_TICK, (found) =>
      /^["`]/.test(found) ? found.replaceAll(TICK_AT_END, '\\\n') : found,
    )
    .trim();
};

const readerOf = (text: string, at: number, context: ShellContext): ShellReader => ({
  text,
  at,
  word: undefined,
  isUrl: false,
  target: undefined,
  words: [],
  input: undefined,
  notes: new Set(),
  context,
});

/** Reads one command from this place on: the reader stands at what ended it. Undefined if a quote is not closed. */
export const readCommand = (text: string, at: number, context: ShellContext): ShellReader | undefined => {
  const reader = readerOf(text, at, context);
  try {
    while (reader.at < reader.text.length && !readNext(reader));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  endWord(reader);
  return reader;
};

/** What ends a command and what a shell does with the rest, in words. Comments are nothing. */
const restNote = (rest: string): string[] => {
  if (/^(?:[;\n\s]|#[^\n]*(?:\n|$))*$/.test(rest)) return [];
  return [pasteNote('left-out', [rest[0] === '\n' ? 'the next line' : (rest[0] ?? '')])];
};

/** What was read, with the parts that are not known in it. */
export const wordsRead = ({ words, input, notes, context, text, at }: ShellReader): ShellWords => {
  const problem = tooMuch(context);
  if (problem !== undefined) return { problem: PASTE_PROBLEMS[problem] };
  const rest = text.slice(at);
  const all = [...words, input?.text ?? '', input?.file ?? ''].join('\n');
  return {
    words,
    notes: [...[...notes].map((kind) => pasteNote(kind)), ...restNote(rest)],
    unknown: [...context.unknown].filter((one) => all.includes(one)),
    input,
    rest: rest || undefined,
  };
};

/** The first command of a text, as bash reads it. */
export const posixWords = (command: string, context = shellContext()): ShellWords => {
  const reader = readCommand(shellText(command), 0, context);
  return reader === undefined ? { problem: `${PASTE_PROBLEMS.quote}` } : wordsRead(reader);
};
