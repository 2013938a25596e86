/**
 * Characters that are written as escapes where a language has any: control characters, line separators, and what a reader
 * cannot see or what changes the order in which code is shown (zero-width characters, direction marks).
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu;

/** Whether a text has such a character. */
export const hasInvisible = (value: string): boolean => value.search(INVISIBLE) !== -1;

/** The number of a character in hexadecimal digits, at least so many. */
export const hex = (character: string, digits: number): string =>
  (character.codePointAt(0) ?? 0).toString(16).padStart(digits, '0');

/** Each UTF-16 unit of a character as `\uXXXX`. */
export const unitEscapes = (character: string): string =>
  Array.from(
    { length: character.length },
    (_one, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** The short escapes that all languages with `\n` share. */
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** An invisible character as a short escape if it has one, else as `long` writes it. */
export const escapeInvisible = (value: string, long: (character: string) => string): string =>
  value.replace(INVISIBLE, (character) => SHORT[character] ?? long(character));
