import { type Scanner, spanOf } from '#src/reader/reader.ts';
import { isSecretValue } from '#src/values.ts';
import { isRandom, isWords, wordsOfName } from '#src/words.ts';

/*
 * `{"name": "password", "value": "…"}`: the name of a secret is a value itself, and the secret is beside it.
 */

/** Names of fields whose value is the name of something, and of those with its value. */
const NAMES = new Set(['name', 'key', 'header', 'param', 'parameter', 'field', 'variable', 'property']);
const VALUES = new Set(['value', 'values', 'val', 'content', 'data']);

export const isNameField = (field: string): boolean => NAMES.has(field.toLowerCase());
export const isValueField = (field: string): boolean => VALUES.has(field.toLowerCase());

const PASSWORDS = new Set(['password', 'passwd', 'pwd', 'pass', 'passphrase', 'passcode', 'secret']);

const isPasswordName = (name: string): boolean => wordsOfName(name).some((word) => PASSWORDS.has(word));

/** Whether a value is one that `name` only describes: `{"name": "token", "value": "key"}`. */
const isDescription = (value: string): boolean => value.length <= 40 && !/\d/.test(value) && isWords(value);

/** Whether the value of an entry is a secret by the name in the same entry. */
export const isSecretOfPair = (
  value: string | number,
  name: string,
  isNamed: (name: string) => boolean,
): boolean =>
  isSecretValue(value, [name], isNamed) &&
  (typeof value === 'number' || isPasswordName(name) || !isDescription(value.trim()));

/** Shorter than any key or good password. */
const MIN_RANDOM_LENGTH = 8;

/** Whether a text behind the name of a secret is one although it may be an ordinary word: nobody writes words so. */
export const isRandomSecret = (
  value: string,
  name: string,
  isNamed: (name: string) => boolean,
  minLength = MIN_RANDOM_LENGTH,
): boolean => value.length >= minLength && isRandom(value) && isSecretValue(value, [name], isNamed);

const QUOTED_NAME =
  '["\'](?:name|key|header|param|parameter|field|variable)["\']\\s{0,3}:\\s{0,3}["\']([^"\'\\n]{1,200})["\']';
const QUOTED_VALUE = '["\'](?:value|val)["\']\\s{0,3}:\\s{0,3}["\']([^"\'\\n]{1,4096})["\']';
const ENTRY = new RegExp(`${QUOTED_NAME}\\s{0,3},\\s{0,3}${QUOTED_VALUE}`, 'gi');
const ENTRY_BACKWARDS = new RegExp(`${QUOTED_VALUE}\\s{0,3},\\s{0,3}${QUOTED_NAME}`, 'gi');

/** Entries with a name and a value beside each other, in a text that is no document. */
export const entriesIn: Scanner = ({ isNamed }, text) => [
  ...[...text.matchAll(ENTRY)].flatMap(({ 0: whole, 1: name = '', 2: value = '', index }) => {
    const end = index + whole.length - 1;
    return isSecretOfPair(value, name, isNamed) ? [spanOf(end - value.length, end)] : [];
  }),
  ...[...text.matchAll(ENTRY_BACKWARDS)].flatMap(({ 0: whole, 1: value = '', 2: name = '', index }) => {
    const start = index + whole.indexOf(value, whole.indexOf(':'));
    return isSecretOfPair(value, name, isNamed) ? [spanOf(start, start + value.length)] : [];
  }),
];
