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
  for (let at = 0; at < line.length; at += 1) {
    const slashes = /^\\*/.exec(line.slice(at))?.[0].length ?? 0;
    if (slashes > 0 && line[at + slashes] === '"') {
      word = (word ?? '') + '\\'.repeat(slashes >> 1) + (slashes % 2 === 1 ? '"' : '');
      at += slashes - (slashes % 2 === 1 ? 0 : 1);
    } else if (slashes > 0) {
      // All of them at once: counting the rest of them again at each would take long.
      word = (word ?? '') + '\\'.repeat(slashes);
      at += slashes - 1;
    } else if (line[at] === '"') {
      if (isQuoted && line[at + 1] === '"') {
        word = `${word ?? ''}"`;
        at += 1;
      } else {
        isQuoted = !isQuoted;
        word ??= '';
      }
    } else if (!isQuoted && /\s/.test(line[at] ?? '')) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + line[at];
  }
  if (isQuoted) return { problem: 'A quote in the command is not closed' };
  if (word !== undefined) words.push(word);
  return { words, notes: [] };
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
