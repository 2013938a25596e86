/** What word processors make of quotes, with what closes them. */
const QUOTES: Record<string, string> = {
  '“': '”“"',
  '„': '“”"„',
  '”': '”"',
  '‘': "’‘'",
  '‚': "‘’'‚",
  '’': "’'",
};
const DOUBLE = /[“”„]/g;

const endOfQuote = (text: string, from: number, closing: string): number => {
  for (let at = from; at < text.length && text[at] !== '\n'; at += 1)
    if (closing.includes(text[at] ?? '')) return at;
  return -1;
};

/** `–X` was `-X`, and `—data` or `–data` was `--data`. */
const dashAt = (text: string, at: number): string | undefined => {
  const following = /^[A-Za-z-]+/.exec(text.slice(at + 1, at + 30))?.[0] ?? '';
  if (following === '') return undefined;
  return /^[a-z][a-z]/.test(following) ? '--' : '-';
};

/**
 * What a word processor has changed at this place: its plain text and where it ends; no text for a blank. Undefined if it
 * is nothing of that kind.
 * @param isStart a word begins here
 */
export const readTypographic = (
  text: string,
  at: number,
  isStart: boolean,
): { text: string | undefined; end: number } | undefined => {
  const character = text[at] ?? '';
  if (character === '\u00a0' || character === '\u2009' || character === '\u202f')
    return { text: undefined, end: at + 1 };
  if (!isStart) return undefined;
  if (character === '–' || character === '—') {
    const dash = dashAt(text, at);
    return dash === undefined ? undefined : { text: dash, end: at + 1 };
  }
  const closing = QUOTES[character];
  const end = closing === undefined ? -1 : endOfQuote(text, at + 1, closing);
  if (closing === undefined || end === -1) return undefined;
  const quoted = text.slice(at + 1, end);
  // In single quotes the double ones belong to the text, such as JSON.
  return { text: closing.includes("'") ? quoted.replace(DOUBLE, '"') : quoted, end: end + 1 };
};
