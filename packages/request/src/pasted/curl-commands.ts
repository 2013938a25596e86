import { CALL_METHODS } from '@gatehouse/contract/plain/call-methods.ts';
import { isForCmd } from '#src/pasted/cmd-words.ts';
import {
  type ExpansionBudget,
  expandText,
  type ShellContext,
  shellContext,
} from '#src/pasted/shell-expansion.ts';

/** One command of a longer text, of curl or of HTTPie. */
export type CurlCommand = {
  /** Its first line, from 1. */
  line: number;
  text: string;
  /** The lines of comment directly in front of it, without their signs. */
  comments: string[];
};

export type CurlCommands = {
  commands: CurlCommand[];
  /** `NAME=value` on a line of its own, as a script sets it. */
  assignments: {
    line: number;
    name: string;
    value: string;
    /** Only running the script would tell its value. */
    isUnknown?: boolean;
  }[];
  /** The lines, from 1, that belong to none of them. */
  others: number[];
};

/** A prompt, and what may be in front of the program's name. */
const CURL =
  /^\s*(?:(?:[$%>]|PS[^\n>]*>)\s+)?(?:(?:sudo|time|command)\s+|\w+=\S*\s+)*\S*\bcurl(?:\.exe)?(?:\s|\^|$)/i;
/** `example.test:80`, `example.test/a`, `example.test` alone or before an item, `:3000`, `https://…`, `$BASE/a`. */
const ADDRESS = String.raw`["']?(?:https?:\/\/|\$|[\w.-]*:(?:\d|\/)|[\w-]+(?:\.[\w-]+)+(?:[:/]|$|\s+(?:$|[^\s=:@]*[=:@])))`;
/** The name of the program is a word of prose too: behind it stands an option, a method or an address. */
const HTTPIE = new RegExp(
  `^\\s*(?:[$%>]\\s+)?(?:https?|xhs?)\\s+(?:--?[a-zA-Z]|(?:${CALL_METHODS.join('|')})\\s+\\S|${ADDRESS})`,
);

const isStart = (line: string): boolean => CURL.test(line) || HTTPIE.test(line);

const COMMENT = /^\s*(?:#|\/\/|::|REM\s)(.*)$/i;
const ASSIGNMENT = /^\s*(?:export\s+|set\s+)?([A-Za-z_]\w*)=(?:'([^']*)'|"([^"]*)"|(\S*))\s*$/;
/** A fence of Markdown, or the first line of a script. */
const NO_CONTENT = /^\s*(?:```.*|~~~.*|#!.*)?$/;

/** The longest command whose end is looked for. */
const MAX_COMMAND = 256 * 1024;

/** Where a quote ends that begins at this place; -1 if it does not. */
const endOfQuote = (text: string, at: number): number => {
  const quote = text[at];
  if (quote === "'" && text[at - 1] !== '$') return text.indexOf("'", at + 1);
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === quote) return end;
  }
  return -1;
};

/** After a caret or a backtick, the place of the line break that it takes away; -1 if there is none. */
const continuation = (text: string, at: number): number => {
  const [found] = /^[ \t]*\n/.exec(text.slice(at + 1, at + 100)) ?? [];
  return found === undefined ? -1 : at + found.length;
};

/** The length of the command that a text begins with: to the first line break that is neither quoted nor escaped. */
const posixLength = (text: string): number => {
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\n') return at;
    if (character === '\\') at += 1;
    else if (character === '`') at = Math.max(at, continuation(text, at));
    else if (character === "'" || character === '"') {
      at = endOfQuote(text, at);
      if (at === -1) return -1;
    }
  }
  return text.length;
};

const cmdLength = (text: string): number => {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\n' && !isQuoted) return at;
    if (character === '^' && !isQuoted) {
      const end = continuation(text, at);
      // Two line breaks after a caret are one that the program gets.
      at = end === -1 ? at + 1 : end + (text[end + 1] === '\n' ? 1 : 0);
    } else if (character === '"') isQuoted = !isQuoted;
  }
  return isQuoted ? -1 : text.length;
};

/** The lines from this one on, until one is the end or they are longer than a command. */
const linesFrom = (lines: readonly string[], start: number, isEnd: (line: string) => boolean): string[] => {
  const taken = [lines[start] ?? ''];
  let length = 0;
  for (const line of lines.slice(start + 1, start + MAX_COMMAND)) {
    length += line.length + 1;
    if (isEnd(line) || length > MAX_COMMAND) break;
    taken.push(line);
  }
  return taken;
};

/** How many lines the command has that begins at this one. If a quote is not closed, it ends at the next command. */
const linesOfCommand = (lines: readonly string[], start: number): number => {
  const own = linesFrom(lines, start, isStart);
  const measure = isForCmd(own.join('\n')) ? cmdLength : posixLength;
  const isClosed = measure(own.join('\n')) !== -1;
  // A line of the body may look like a command.
  const all = isClosed ? own : linesFrom(lines, start, () => false);
  const text = all.join('\n');
  const length = measure(text);
  return length === -1 ? own.length : text.slice(0, length).split('\n').length;
};

/** Whether a line of the text begins with such a command. */
export const hasCurlCommand = (text: string): boolean => text.split(/\r\n?|\n/, 10_000).some(isStart);

type Assigned = CurlCommands['assignments'][number];

/** With the variables above in its value, unless it stands in single quotes. */
const assigned = (
  [, name = '', single, double, bare]: RegExpExecArray,
  line: number,
  context: ShellContext,
): Assigned => {
  const written = single ?? double ?? bare ?? '';
  context.unknown.clear();
  const value = single ?? expandText(written, context);
  const isUnknown = context.unknown.size > 0;
  if (isUnknown) context.variables.delete(name);
  else context.variables.set(name, value);
  return isUnknown ? { line, name, value: written, isUnknown } : { line, name, value };
};

/**
 * The commands of a text that call an API: a script, notes, a page of documentation.
 * @param expanded what the variables of all of it may stand for
 */
export const curlCommands = (text: string, expanded?: ExpansionBudget): CurlCommands => {
  const lines = text.split(/\r\n?|\n/);
  const found: CurlCommands = { commands: [], assignments: [], others: [] };
  const context = shellContext(expanded && { variables: new Map(), expanded });
  let comments: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, comment] = COMMENT.exec(line) ?? [];
    const assignment = ASSIGNMENT.exec(line);
    if (isStart(line)) {
      const count = linesOfCommand(lines, at);
      found.commands.push({ line: at + 1, text: lines.slice(at, at + count).join('\n'), comments });
      at += count - 1;
    } else if (comment !== undefined && !NO_CONTENT.test(line)) {
      comments.push(comment.trim());
      continue;
    } else if (assignment !== null) found.assignments.push(assigned(assignment, at + 1, context));
    else if (!NO_CONTENT.test(line)) found.others.push(at + 1);
    comments = [];
  }
  return found;
};
