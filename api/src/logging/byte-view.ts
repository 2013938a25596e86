/** How a text is written in bytes; `utf8` stands for all charsets that write ASCII as it is. */
export type Charset = 'utf8' | 'utf16le' | 'utf16be';

/**
 * A view of a text: its bytes with one character for each. Positions in it are positions of bytes, and a character that is
 * escaped byte by byte (`%C3%BC`) can be compared with one that is not.
 */
export const toView = (text: string, charset: Charset = 'utf8'): string => {
  const bytes = Buffer.from(text, charset === 'utf8' ? 'utf8' : 'utf16le');
  return (charset === 'utf16be' ? bytes.swap16() : bytes).toString('latin1');
};

/** The text of a view. In UTF-16, half a character at the end is left out. */
export const fromView = (view: string, charset: Charset = 'utf8'): string => {
  const bytes = Buffer.from(view, 'latin1');
  if (charset === 'utf8') return bytes.toString('utf8');
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return (charset === 'utf16be' ? whole.swap16() : whole).toString('utf16le');
};
