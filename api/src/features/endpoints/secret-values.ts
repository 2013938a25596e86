import { findSecrets, hasSecret } from '@gatehouse/secrets/find-secrets.ts';
import { secretLeaves } from '@gatehouse/secrets/secret-leaves.ts';
import { mergeSpans, overlapsAny, type Span } from '@gatehouse/secrets/spans.ts';
import type { Deps } from '#src/deps.ts';
import type { Leaf, RequestParts } from '#src/features/endpoints/request-values.ts';
import { isProviderKey } from '#src/features/providers/provider-keys.ts';
import { createFormIndex, formsOf } from '#src/logging/secret-forms.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { storedSecrets } from '#src/vault/stored-secrets.ts';

/**
 * Whether a value of this request is a secret or contains one: by the names that lead to it, by what stands beside it (the
 * path of a webhook, a field `name`), or by its shape. A value is hidden as a whole.
 */
export const secretTestOf = ({ endpoint, headers, requestBody }: RequestParts): ((leaf: Leaf) => boolean) => {
  const inUrl = findSecrets(endpoint, 'url', { hasForm: isProviderKey });
  const inBody = secretLeaves(requestBody, { hasForm: isProviderKey });
  const inHeaders = new Set(
    Object.entries(headers ?? {}).flatMap(([name, value], at) =>
      hasSecret(value, 'header', { name, hasForm: isProviderKey }) ? [at] : [],
    ),
  );
  return ({ place: [part], value, at }) => {
    if (part === 'headers') return inHeaders.has(at);
    if (part === 'requestBody') return inBody.has(at);
    return overlapsAny(inUrl, at, at + String(value).length);
  };
};

/** As long as the shortest API key. A shorter hidden value, such as a number, is also in texts that are no secrets. */
export const MIN_COMPARED_LENGTH = 10;

/**
 * Where these texts contain a stored secret, in any of the usual encodings, by text; without those that contain none. Every
 * stored secret is opened for this, in transactions of its own: call it outside of any other.
 */
export const findStoredSecrets = async (
  deps: Pick<Deps, 'connection' | 'vault'>,
  texts: readonly string[],
): Promise<Map<string, readonly Span[]>> => {
  const found = new Map<string, readonly Span[]>();
  if (texts.length === 0) return found;
  for await (const page of storedSecrets(deps, SEALED_COLUMNS)) {
    const index = createFormIndex();
    const compared = page.filter(({ length }) => length >= MIN_COMPARED_LENGTH);
    for (const form of compared.flatMap(formsOf)) index.add(form);
    for (const text of texts) {
      const spans = index.spansIn(text);
      if (spans.length > 0) found.set(text, mergeSpans([...(found.get(text) ?? []), ...spans]));
    }
  }
  return found;
};
