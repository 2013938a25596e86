import { PASTE_PROBLEMS } from '#src/pasted/paste-notes.ts';
import { posixWords, type ShellWords } from '#src/pasted/shell-words.ts';

/*
 * Commands for the Windows prompt, as browsers copy them: `^` escapes for cmd.exe, and then the program splits its own
 * command line.
 */

/** What cmd.exe passes on. A caret takes the meaning from the next character, except between quotes. */
const withoutCarets = (command: string): string => {
  let result = '';
  let isQuoted = false;
  for (let at = 0; at < command.length; at += 1) {
    const character = command[at] ?? '';
    if (character === '^' && !isQuoted) {
      at += 1;
      // An escaped line break continues the line; two of them are one that the program gets.
      if (command[at] !== '\n') result += command[at] ?? '';
      else if (command[at + 1] === '\n') {
        result += '\n';
        at += 1;
      }
      continue;
    }
    if (character === '"') isQuoted = !isQuoted;
    if (character === '\n' && !isQuoted) break;
    result += character;
  }
  return result;
};

/**
 * https://learn.microsoft.com/en-us/cpp/c-language/parsing-c-command-line-arguments: backslashes are only special before a
 * quote, and two quotes within quotes are one.
 */
const argumentsOf = (line: string): ShellWords => {
  const words: string[] = [];
  let word: string | undefined;
  let isQuoted = false;
  let isSecondQuote = false;
  const add = (text: string) => {
    word = (word ?? '') + text;
  };
  for (const [text, slashes, following] of line.matchAll(/(?<!\\)(\\*)"(?=("?))|\s|\\+|[^\\"\s]+/g)) {
    if (isSecondQuote) isSecondQuote = false;
    else if (slashes !== undefined) {
      const isEscaped = slashes.length % 2 === 1;
      isSecondQuote = isQuoted && !isEscaped && following === '"';
      add('\\'.repeat(slashes.length >> 1) + (isEscaped || isSecondQuote ? '"' : ''));
      if (!isEscaped && !isSecondQuote) isQuoted = !isQuoted;
    } else if (isQuoted || !/\s/.test(text)) add(text);
    else {
      if (word !== undefined) words.push(word);
      word = undefined;
    }
  }
  if (isQuoted) return { problem: PASTE_PROBLEMS.quote };
  if (word !== undefined) words.push(word);
  return { words, notes: [], unknown: [] };
};

/**
 * Whether a command was written for cmd.exe: its first quote has a caret, or a caret continues a line. Between the quotes
 * of a POSIX shell, both may be anything.
 */
export const isForCmd = (command: string): boolean => {
  const first = command.search(/['"]/);
  if (first > 0 && command[first - 1] === '^') return true;
  return command[first] !== "'" && /\^[ \t]*\n/.test(command) && !/\\\n/.test(command);
};

/** The words of a command for a POSIX shell or for cmd.exe. */
export const commandWords = (command: string): ShellWords => {
  const text = command.replaceAll(/\r\n?/g, '\n').trim();
  if (!isForCmd(text)) return posixWords(text);
  return argumentsOf(withoutCarets(text.replaceAll(/\^[ \t]+\n/g, '^\n')));
};
