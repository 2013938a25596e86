import { isSecretName } from '#src/names.ts';
import { type HasForm, keySpans } from '#src/shapes.ts';
import { notAKey } from '#src/values.ts';
import { isRandom } from '#src/words.ts';

/*
 * Finds keys in texts that people write: names, descriptions, names of fields. Such a text is shown as it is, so a key in it is
 * rejected or taken out, and a word that only begins like a key must pass.
 */

/** `api_key=…`, `"clientSecret": "…"`. */
const ASSIGNMENTS =
  /(?<![\w.-])([\w.-]{1,100})["'`]? {0,3}[=:] {0,3}["'`]?(?!\/\/)([^\s"'`&,;<>(){}[\]]{10,})/g;

/** Longer than any text of a saved endpoint; the rest of a longer one is not stored. */
const MAX_LENGTH = 100_000;

const withoutEnd = (value: string): string => {
  let end = value.length;
  while (end > 0 && '.:!?'.includes(value.charAt(end - 1))) end -= 1;
  return value.slice(0, end);
};

const assignedSecrets = (text: string): string[] =>
  [...text.matchAll(ASSIGNMENTS)].flatMap(([, name = '', written = '']) => {
    const value = withoutEnd(written);
    const isSecret = value.length >= 10 && isSecretName(name) && isRandom(value);
    return isSecret && notAKey(undefined, value) === undefined ? [value] : [];
  });

/** What of the text looks like a key, by its form or by the name in front of it; the longest first. */
export const keysInProse = (whole: string, hasForm?: HasForm): string[] => {
  const text = whole.slice(0, MAX_LENGTH);
  const shaped = keySpans(text, hasForm).map(([start, end]) => withoutEnd(text.slice(start, end)));
  return [...new Set([...shaped, ...assignedSecrets(text)])].sort((a, b) => b.length - a.length);
};
