import { commandWords, isForCmd } from '#src/pasted/cmd-words.ts';
import { pasteNote } from '#src/pasted/paste-notes.ts';
import { pipedInput } from '#src/pasted/piped-body.ts';
import { type AssignedAbove, type ShellContext, shellContext } from '#src/pasted/shell-expansion.ts';
import {
  readCommand,
  type ShellReader,
  type ShellWords,
  shellText,
  wordsRead,
} from '#src/pasted/shell-words.ts';

/** A prompt in front of a command, as documentation has it. */
const PROMPT = /^(?:[$%>]|PS[^\n>]*>)[ \t]+/;

/** What may be in front of the program's name. */
const BEFORE = '(?:(?:sudo|time|command|exec|nohup|env)[ \\t]+|\\w+=\\S*[ \\t]+)*';
const CURL = new RegExp(`^${BEFORE}\\S*\\bcurl(?:\\.exe)?(?:\\s|\\^|$)`, 'i');
const HTTPIE = /^(?:http|https|xhs?)[ \t]+\S/;
const WRITER = /^(?:printf|echo|cat)[ \t]/;

/** Lines that are no commands: comments, the first line of a script, and what sets up a shell. */
const ASIDE = /(?:#|\/\/|::|REM\s|set\s+[-+]\w|cd\s)[^\n]*/iy;
const ASSIGNMENT = /(?:(?:export|readonly|declare|local)[ \t]+)?[A-Za-z_]\w*=/y;
const BLANK = /[\s;]*/y;

const matchAt = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? -1;
};

/** A line that is a command and no prose: behind the name of the program stands an option, a quote or an address. */
const BEGUN = new RegExp(
  `^[ \\t]*(?:[$%>][ \\t]+)?${BEFORE}\\S*\\bcurl(?:\\.exe)?[ \\t]+(?:["'$-]|\\S+[./:]\\S)`,
  'im',
);

/** The first fence of Markdown, or all of it. Behind the beginning of a command it is a part of its body. */
const withoutFence = (text: string): string => {
  const [open, sign] = /^[ \t]*(```|~~~)[^\n]*\n/m.exec(text) ?? [];
  if (open === undefined || sign === undefined || BEGUN.test(text.slice(0, text.indexOf(open)))) return text;
  const start = text.indexOf(open) + open.length;
  const end = text.indexOf(`\n${sign}`, start - 1);
  return text.slice(start, end === -1 ? undefined : end);
};

/** Takes `NAME=value` into what is known, as it stands with all that its value contains. */
const assign = (words: readonly string[], { variables }: ShellContext): boolean => {
  const named = /^(?:export|readonly|declare|local)$/.test(words[0] ?? '') ? words.slice(1) : words;
  const pairs = named.map((word) => /^([A-Za-z_]\w*)=(.*)$/s.exec(word));
  if (pairs.some((pair) => pair === null)) return false;
  for (const pair of pairs) variables.set(pair?.[1] ?? '', pair?.[2] ?? '');
  return true;
};

type Place = { text: string; at: number };

/** Reads what stands in front of a command. */
const skipToCommand = ({ text: given, at: start }: Place, context: ShellContext): Place => {
  let text = given;
  let at = start;
  for (;;) {
    at += Math.max(0, matchAt(BLANK, text, at));
    const aside = matchAt(ASIDE, text, at);
    if (aside > 0) {
      at += aside;
      continue;
    }
    if (matchAt(ASSIGNMENT, text, at) === -1) return { text, at };
    const read = readCommand(text, at, context);
    const end = read?.text.slice(read.at, read.at + 2) ?? '';
    if (read === undefined || /^(?:\|.?|&[^&]?)$/.test(end) || !assign(read.words, context))
      return { text, at };
    text = read.text;
    at = read.at + (end === '&&' ? 2 : 0);
  }
};

export type ScriptCommand = { program: 'curl' | 'httpie'; split: ShellWords };

const programAt = ({ text, at }: Place): ScriptCommand['program'] | undefined => {
  const start = text.slice(at, at + 2000);
  if (CURL.test(start)) return 'curl';
  return HTTPIE.test(start) ? 'httpie' : undefined;
};

const splitAt = ({ text, at }: Place, context: ShellContext): ShellWords => {
  const reader = readCommand(text, at, context);
  if (reader === undefined) return commandWords(text.slice(at));
  const split = wordsRead(reader);
  return split.words === undefined || !hasAnother(reader, context)
    ? split
    : { ...split, notes: [...split.notes.slice(0, -1), pasteNote('later-commands')] };
};

/** Whether another command of the kind follows on a line of its own. */
const hasAnother = ({ text, at }: ShellReader, context: ShellContext): boolean => {
  if (!/^[\n;]/.test(text.slice(at, at + 1))) return false;
  const next = withoutPrompt(
    skipToCommand({ text, at }, { ...context, variables: new Map(context.variables) }),
  );
  return programAt(next) !== undefined;
};

const withoutPrompt = ({ text, at }: Place): Place => ({
  text,
  at: at + (PROMPT.exec(text.slice(at, at + 200))?.[0].length ?? 0),
});

/** `echo '…' | curl …`: what the first writes is what the second reads. */
const readPiped = (place: Place, context: ShellContext): ScriptCommand | undefined => {
  if (!WRITER.test(place.text.slice(place.at, place.at + 10))) return undefined;
  const writer = readCommand(place.text, place.at, context);
  if (writer === undefined || !/^\|[^|]/.test(writer.text.slice(writer.at, writer.at + 2))) return undefined;
  const blank = Math.max(0, matchAt(BLANK, writer.text, writer.at + 1));
  const next = { text: writer.text, at: writer.at + 1 + blank };
  const program = programAt(next);
  if (program === undefined) return undefined;
  const split = splitAt(next, context);
  if (split.words === undefined || split.input !== undefined) return { program, split };
  return { program, split: { ...split, input: pipedInput(writer) } };
};

/**
 * The first command of a text that calls an API: after comments, in a fence, with the variables that are assigned above it
 * and what is piped into it. Undefined if the text does not begin with one.
 * @param above what is assigned elsewhere
 */
export const readScript = (pasted: string, above?: AssignedAbove): ScriptCommand | undefined => {
  const context = shellContext(above);
  const whole = withoutFence(pasted.replaceAll(/\r\n?/g, '\n')).trim();
  const raw = withoutPrompt({ text: whole, at: 0 });
  // Its carets have a meaning that no other shell gives them.
  if (isForCmd(whole) && programAt(raw) === 'curl')
    return { program: 'curl', split: commandWords(whole.slice(raw.at)) };
  const place = withoutPrompt(skipToCommand({ text: shellText(whole), at: 0 }, context));
  const program = programAt(place);
  return program === undefined ? readPiped(place, context) : { program, split: splitAt(place, context) };
};
