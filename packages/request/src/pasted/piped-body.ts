import type { ShellInput, ShellReader } from '#src/pasted/shell-words.ts';

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

/** What a command pipes into the next one; undefined if only running it would tell. */
export const pipedInput = ({
  words: [writer, ...args],
  input,
}: Pick<ShellReader, 'words' | 'input'>): ShellInput | undefined => {
  if (writer === 'cat') {
    const [file] = args;
    if (file === undefined || file === '-') return input;
    return args.length === 1 && !file.startsWith('-') ? { file } : undefined;
  }
  const text = writer === 'echo' ? echoed(args) : printed(args);
  return text === undefined ? undefined : { text };
};
