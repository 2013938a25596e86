import { isPublicName, isSecretName } from '#src/names.ts';
import { isPlaceholder } from '#src/placeholders.ts';
import { isSchemeName } from '#src/schemes.ts';
import { isWords, wordsOfName } from '#src/words.ts';

const SETTING = /^(?:true|false|null|none|yes|no|on|off)$/i;
/** A shorter number under the name of a secret is a setting, such as `session: 30`. */
const MIN_DIGITS = 6;
/** The code on a card has three or four digits, and is nothing else. */
const CARD_CODES = new Set(['cvc', 'cvv']);
const MIN_DIGITS_OF_CODE = 3;

const minDigits = (names: readonly string[]): number =>
  names.some((name) => wordsOfName(name).some((word) => CARD_CODES.has(word)))
    ? MIN_DIGITS_OF_CODE
    : MIN_DIGITS;
const MAX_LABEL_LENGTH = 40;

/** `key` and `keys` alone: those of a table, a project or a keyboard as well as those of an API. */
export const isKeyName = (name: string): boolean => /^keys?$/i.test(name);

/** `auth`, `Authorization`: the way to authenticate may stand there, and not what with. */
const isAuthName = (name: string): boolean => /^auth(?:orization|entication)?$/i.test(name);

/** What `key` alone names in data: `{"key":"background-color"}`. */
const isLabel = (text: string): boolean =>
  text.length <= MAX_LABEL_LENGTH && !/\d/.test(text) && isWords(text);

/**
 * Whether a value is a secret by the names that lead to it: an object below the name of a secret contains parts of it.
 * @param names the last one first
 */
export const isSecretValue = (
  value: string | number,
  names: readonly string[],
  isNamed: (name: string) => boolean = isSecretName,
): boolean => {
  if (!names.some(isNamed)) return false;
  if (typeof value === 'number') return String(value).length >= minDigits(names);
  const text = value.trim();
  if (SETTING.test(text) || isPlaceholder(text)) return false;
  if (names.every((name) => isAuthName(name) || !isNamed(name)) && isSchemeName(text)) return false;
  const [name = '', ...others] = names;
  return !isKeyName(name) || !isLabel(text) || others.some(isNamed);
};

const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\//i;
const DATABASE = /^(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|sqlite|file|jdbc):/i;
const PLAIN_VALUE = /^(?:true|false|yes|no|on|off|null|none|-?\d+(?:\.\d+)?)$/i;

/** Why the value of a line is no API key; undefined if it may be one. */
export const notAKey = (name: string | undefined, value: string): string | undefined => {
  if (value === '') return 'It has no value';
  if (isPlaceholder(value)) return 'A placeholder, not a key';
  if (PLAIN_VALUE.test(value)) return 'A setting, not a key';
  if (DATABASE.test(value)) return 'The address of a database, not an API key';
  if (ADDRESS.test(value)) return 'An address, not a key';
  if (value.startsWith('-----BEGIN')) return 'A private key or certificate, not an API key';
  if (name !== undefined && isPublicName(name)) return 'Public by its name, so not a secret';
  return name === undefined || isSecretName(name) ? undefined : 'Its name is not that of a key';
};

/** As long as the shortest API key that can be stored. */
export const MIN_KEY_LENGTH = 10;

/** Why a value that is a secret by its place is none that could be stored as a key. */
export const whyNoKey = (value: string): string | undefined =>
  notAKey(undefined, value) ??
  (value.length < MIN_KEY_LENGTH ? `Shorter than ${MIN_KEY_LENGTH} characters` : undefined);
