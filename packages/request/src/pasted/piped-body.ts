import { posixWords } from '#src/pasted/shell-words.ts';

/** A command that gets its input through a pipe. */
export type PipedCommand = {
  /** Undefined if it cannot be known without running what writes it. */
  input: string | undefined;
  command: string;
};

const WRITER = /^(?:printf|echo)\s/;

/** What `echo` writes with these arguments in bash. */
const echoed = (args: readonly string[]): string | undefined => {
  const [first = ''] = args;
  if (first === '-n') return args.slice(1).join(' ');
  // -e reads escapes, and shells differ in which.
  return /^-[neE]+$/.test(first) ? undefined : `${args.join(' ')}\n`;
};

/** What `printf` writes, for the formats that say nothing but the text itself. */
const printed = ([format = '', ...args]: readonly string[]): string | undefined => {
  if (format === '%s' && args.length === 1) return args[0];
  if (format === '%s\\n' && args.length === 1) return `${args[0]}\n`;
  return args.length === 0 && !/[%\\]/.test(format) ? format : undefined;
};

/** The text that `echo` or `printf` pipes into a command, such as a long body into curl; undefined if the text is none. */
export const readPipe = (text: string): PipedCommand | undefined => {
  if (!WRITER.test(text)) return undefined;
  const split = posixWords(text);
  if (split.problem !== undefined) return undefined;
  const {
    words: [writer, ...args],
    rest = '',
  } = split;
  if (!/^\|[^|]/.test(rest)) return undefined;
  return { input: writer === 'echo' ? echoed(args) : printed(args), command: rest.slice(1).trim() };
};
