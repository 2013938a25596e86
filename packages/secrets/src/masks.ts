/*
 * What is shown in place of a secret. This runs in a browser before any schema is loaded, so it imports none.
 */

/** Characters of a key that its mask shows. */
const MASK_PREFIX_LENGTH = 3;
const MASK_ASTERISKS = '*'.repeat(20);

/** The part of a key that its mask shows: whole characters, some of which have two UTF-16 units. */
export const maskPrefix = (key: string): string =>
  [...key.slice(0, 2 * MASK_PREFIX_LENGTH)].slice(0, MASK_PREFIX_LENGTH).join('');

/** The first 3 characters and 20 asterisks, whatever the key's length. */
export const maskKey = (key: string): string => `${maskPrefix(key)}${MASK_ASTERISKS}`;

/** A shorter value would be guessed from its first characters. */
const MIN_LENGTH_WITH_PREFIX = 10;

const SCHEME = /^(?:bearer|basic|token|apikey|key) +(?=\S)/i;

/** The mask of a value of a request: the scheme in front of a credential stays readable, and a short value shows nothing. */
export const maskValue = (value: string): string => {
  const scheme = SCHEME.exec(value)?.[0] ?? '';
  const secret = value.slice(scheme.length);
  return scheme + ([...secret].length < MIN_LENGTH_WITH_PREFIX ? MASK_ASTERISKS : maskKey(secret));
};

const MASK = /^(?:(?:bearer|basic|token|apikey|key) +)?[^*]{0,6}\*{20}$/i;

/** Whether a value is only the mask of a secret. */
export const isMask = (value: string): boolean => MASK.test(value);

/** Whether a mask is a part of a text, such as a URL or JSON. */
export const containsMask = (text: string): boolean => text.includes(MASK_ASTERISKS);
