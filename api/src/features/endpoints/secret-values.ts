import { hasKeyShape } from '@gatehouse/secrets/shapes.ts';
import { isSecretValue } from '@gatehouse/secrets/values.ts';
import type { Deps } from '#src/deps.ts';
import { type Leaf, plainText } from '#src/features/endpoints/request-values.ts';
import { isProviderKey } from '#src/features/providers/provider-keys.ts';
import { createFormIndex, formsOf } from '#src/logging/secret-forms.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { storedSecrets } from '#src/vault/stored-secrets.ts';

/** Whether a value is a secret by its name or by its shape. */
export const isSecretLeaf = (leaf: Leaf): boolean => {
  if (typeof leaf.value === 'number') return isSecretValue(leaf.value, leaf.names);
  const text = plainText(leaf);
  return isSecretValue(text, leaf.names) || hasKeyShape(text, isProviderKey);
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
