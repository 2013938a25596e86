import { isSecretField, notAKey } from '@gatehouse/secrets/names.ts';
import { KEY_SHAPES } from '@gatehouse/secrets/shapes.ts';
import { hasKeyForm } from '#src/features/endpoints/secret-values.ts';

/*
 * Finds keys in texts that people write: names, descriptions, names of fields. Such a text is shown as it is, so a key in it is
 * rejected or taken out, and a word that only begins like a key must pass.
 */

/** `lifecycle`, `createdAt`, `v2`, `2024`, `01T10`. */
const WORD = String.raw`\d{0,6}(?:[A-Z]?[a-z]{1,15}(?:[A-Z][a-z]{1,15})*|[A-Z]{1,15})?\d{0,6}`;
/** Words with signs between them, as names, dates and paths are written: `npm_lifecycle_event_name`. */
const WORDS = new RegExp(`^${WORD}(?:[-_./:+]+${WORD})*$`);

const SHAPES = new RegExp(KEY_SHAPES.join('|'), 'gi');
/** After the scheme of an Authorization header. */
const CREDENTIALS = /(?<=\b(?:Bearer|Basic|Token) )[A-Za-z0-9._~+/=-]{16,}/gi;
/** `api_key=…`, `"clientSecret": "…"`. */
const ASSIGNMENTS =
  /(?<![\w.-])([\w.-]{1,100})["'`]? {0,3}[=:] {0,3}["'`]?(?!\/\/)([^\s"'`&,;<>(){}[\]]{10,})/g;
const BETWEEN_WORDS = /[\s"'`(),;<>[\]{}]+/;

const isRandom = (text: string): boolean => /\d/.test(text) && /[a-z]/i.test(text) && !WORDS.test(text);

/** A user name alone in a URL is no secret, nor is a password that is a word: `ssh://git@…`, `postgres://user:password@…`. */
const isPassword = (userInfo: string): boolean => {
  const [, password = ''] = userInfo.split(/:(.*)/s);
  return password !== '' && !WORDS.test(password) && notAKey(undefined, password) === undefined;
};

const shapedKeys = (text: string): string[] =>
  [...text.matchAll(SHAPES)].flatMap(({ 0: found, index }) => {
    const isInUrl = text.slice(0, index).endsWith('://');
    return (isInUrl ? isPassword(found) : !WORDS.test(found)) ? [found] : [];
  });

const withoutEnd = (value: string): string => value.replace(/[.:!?]+$/, '');

const assignedSecrets = (text: string): string[] =>
  [...text.matchAll(ASSIGNMENTS)].flatMap(([, name = '', written = '']) => {
    const value = withoutEnd(written);
    const isSecret = value.length >= 10 && isSecretField(name) && isRandom(value);
    return isSecret && notAKey(undefined, value) === undefined ? [value] : [];
  });

/** Longer than any text of a saved endpoint; the rest of a longer one is not stored. */
const MAX_LENGTH = 100_000;

/** What of the text looks like a key: by its form, or by the name in front of it. */
export const keysInText = (whole: string): string[] => {
  const text = whole.slice(0, MAX_LENGTH);
  const words = text.split(BETWEEN_WORDS).map(withoutEnd);
  return [
    ...new Set([
      ...words.filter((word) => word.length >= 16 && hasKeyForm(word)),
      ...shapedKeys(text),
      ...[...text.matchAll(CREDENTIALS)].flatMap(([found]) => (isRandom(found) ? [found] : [])),
      ...assignedSecrets(text),
    ]),
  ].sort((a, b) => b.length - a.length);
};
