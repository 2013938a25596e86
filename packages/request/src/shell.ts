/**
 * One word of a POSIX shell that stands for the text, whatever the text is: in single quotes nothing has a meaning but
 * their end. The text must hold no NUL, which no argument of a program can.
 */
export const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** One word of a shell: a text, and after it the value of an environment variable as it is. */
export const wordWithVariable = (text: string, variable: string): string =>
  text === '' ? `"$${variable}"` : `${shellWord(text)}"$${variable}"`;
