import { schemeOf } from '#src/schemes.ts';

/*
 * What is shown in place of a secret. This runs in a browser before any schema is loaded, so it imports none.
 */

/** Characters of a key that its mask shows. */
const PREFIX_LENGTH = 3;
export const MASK_ASTERISKS = '*'.repeat(20);

/** What stands for a secret that was removed from a text. */
export const REMOVED_SECRET = '[secret]';

/** The part of a key that its mask shows: whole characters, some of which have two UTF-16 units. */
export const maskPrefix = (key: string): string =>
  [...key.slice(0, 2 * PREFIX_LENGTH)].slice(0, PREFIX_LENGTH).join('');

/** The first 3 characters and 20 asterisks, whatever the key's length. */
export const maskKey = (key: string): string => `${maskPrefix(key)}${MASK_ASTERISKS}`;

/** A shorter value would be guessed from its first characters. */
const MIN_LENGTH_WITH_PREFIX = 10;

/** The mask of a value of a request: the scheme in front of a credential stays readable, and a short value shows nothing. */
export const maskValue = (value: string): string => {
  const scheme = schemeOf(value);
  const secret = value.slice(scheme.length);
  return scheme + ([...secret].length < MIN_LENGTH_WITH_PREFIX ? MASK_ASTERISKS : maskKey(secret));
};

/** With more asterisks, masks of several secrets in one response differ. */
const MASK = /^(?:.{0,3}\*{20,}|\[secret\])$/su;

/** Whether a value is only the mask of a secret, or what stands for a removed one; with spaces around it and a scheme too. */
export const isMask = (value: string): boolean => {
  const trimmed = value.trim();
  return MASK.test(trimmed.slice(schemeOf(trimmed).length));
};

/** Where masks of nothing but asterisks are in a text. */
export const maskSpans = (text: string): { start: number; end: number }[] =>
  Array.from(text.matchAll(/\*{20,}/g), ({ 0: mask, index }) => ({ start: index, end: index + mask.length }));

const REMOVED = /\[secret\]|%5Bsecret%5D/i;

/** Whether a mask is a part of a text, such as a URL or JSON. */
export const containsMask = (text: string): boolean => text.includes(MASK_ASTERISKS) || REMOVED.test(text);

/** The text without the masks in it. */
export const removeMasks = (text: string): string =>
  text.replace(/\S{0,3}\*{20,}|\[secret\]|%5Bsecret%5D/gi, '');

/** The text with something else in place of each mask in it; of the characters in front of the asterisks, those that keys consist of. */
export const replaceMasks = (text: string, replacement: string): string =>
  text.replaceAll(/[\w-]{0,3}\*{20,}|\[secret\]/g, replacement);
