/**
 * The text as one word of a POSIX shell, whatever the text: in single quotes only the closing quote has a meaning. The
 * text must not contain NUL, which no argument of a program can.
 */
export const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** One word of a shell: a text, followed by the unchanged value of an environment variable. */
export const wordWithVariable = (text: string, variable: string): string =>
  text === '' ? `"$${variable}"` : `${shellWord(text)}"$${variable}"`;
