import { isSecretField, isVariable } from '@gatehouse/secrets/names.ts';
import type { Deps } from '#src/deps.ts';
import { type Leaf, plainText } from '#src/features/endpoints/request-values.ts';
import { BUILT_IN_PROVIDERS } from '#src/features/providers/built-in/all.ts';
import { CATALOGUE_FORMS, OTHER_FORMS } from '#src/features/providers/catalogue-key-forms.ts';
import { containsKey } from '#src/logging/known-secrets.ts';
import { createFormIndex, formsOf } from '#src/logging/secret-forms.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { storedSecrets } from '#src/vault/stored-secrets.ts';

const FORMS = [
  ...BUILT_IN_PROVIDERS.map(({ keyPattern }) => keyPattern),
  ...[...CATALOGUE_FORMS, ...OTHER_FORMS].map(({ pattern }) => pattern),
]
  .filter((pattern) => pattern !== null)
  .map((pattern) => new RegExp(pattern));

/** A longer value is a text or a document, not a key. */
const MAX_KEY_LENGTH = 8192;

/** Whether a word of the text has the form of some provider’s keys. */
export const hasKeyForm = (text: string): boolean =>
  text.length <= MAX_KEY_LENGTH && text.split(/\s+/).some((word) => FORMS.some((form) => form.test(word)));

const NOT_SECRET = /^(?:|true|false|null|none|yes|no|on|off)$/i;
/** A shorter number under the name of a secret is a setting, such as `session: 30`. */
const MIN_SECRET_DIGITS = 6;

const isSecretByName = ({ names, value }: Leaf): boolean => {
  // An object below the name of a secret contains parts of it.
  if (!names.some(isSecretField)) return false;
  if (typeof value === 'number') return String(value).length >= MIN_SECRET_DIGITS;
  return !NOT_SECRET.test(value.trim()) && !isVariable(value.trim());
};

/** Whether a value looks like a secret, by its name or by itself. */
export const looksSecret = (leaf: Leaf): boolean => {
  if (isSecretByName(leaf)) return true;
  const text = plainText(leaf);
  return typeof leaf.value === 'string' && (hasKeyForm(text) || containsKey(text));
};

/** As long as the shortest API key. A shorter hidden value, such as a number, is also in texts that are no secrets. */
export const MIN_COMPARED_LENGTH = 10;

/**
 * Those of the texts that contain a stored secret, in any of the usual encodings. Every stored secret is opened for this,
 * in transactions of its own: call it outside of any other.
 */
export const textsWithStoredSecrets = async (
  deps: Pick<Deps, 'connection' | 'vault'>,
  texts: readonly string[],
): Promise<Set<string>> => {
  const found = new Set<string>();
  if (texts.length === 0) return found;
  for await (const page of storedSecrets(deps, SEALED_COLUMNS)) {
    const index = createFormIndex();
    const compared = page.filter(({ length }) => length >= MIN_COMPARED_LENGTH);
    for (const form of compared.flatMap(formsOf)) index.add(form);
    for (const text of texts) if (!found.has(text) && index.spansIn(text).length > 0) found.add(text);
  }
  return found;
};
