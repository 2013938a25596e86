import type { FindOptions, TextKind } from '@gatehouse/secrets/find-secrets.ts';
import { REMOVED_SECRET } from '@gatehouse/secrets/masks.ts';
import { replaceSpans } from '@gatehouse/secrets/spans.ts';
import { withoutSecretsOf } from '#src/features/providers/provider-keys.ts';
import { fromView, toView } from '#src/logging/byte-view.ts';
import { type SecretsIn, storedSpans } from '#src/logging/stored-spans.ts';

/** Also keys that were deleted or replaced since. A host is in lower case, whatever was typed. */
export const withOwnSecrets = (own: readonly string[], stored: SecretsIn): SecretsIn =>
  async function* (views) {
    yield [...own, ...own.map((secret) => secret.toLowerCase())];
    yield* stored(views);
  };

/** The text without what is secret by the names in it, and without what looks like a key. */
const withoutFoundSecrets = (text: string, kind: TextKind = 'plain', options: FindOptions = {}): string =>
  withoutSecretsOf(text, kind, REMOVED_SECRET, options);

/**
 * Texts as they may be stored and passed on: without any of these secrets or a stored one of this installation, in any of
 * the usual encodings, and without what is secret by its name or looks like a key. Rejects if the stored secrets cannot be
 * read.
 */
export const maskTexts = async (
  texts: readonly string[],
  own: readonly string[],
  stored: SecretsIn,
): Promise<string[]> => {
  const views = texts.map((text) => toView(text));
  const found = await storedSpans(views, withOwnSecrets(own, stored));
  const replacement = toView(REMOVED_SECRET);
  return texts.map((text, at) => {
    const spans = found[at] ?? [];
    const masked = spans.length === 0 ? text : fromView(replaceSpans(toView(text), spans, replacement));
    return withoutFoundSecrets(masked);
  });
};
