import { isSecretField } from '@gatehouse/secrets/names.ts';
import { withoutSecretFields, withoutSecretParameters } from '#src/features/history/named-secrets.ts';
import { fromView, toView } from '#src/logging/byte-view.ts';
import { findSecrets, type Secrets } from '#src/logging/find-secrets.ts';
import { REPLACEMENT, withoutKeyShapes } from '#src/logging/known-secrets.ts';
import { replaceSpans } from '#src/logging/secret-forms.ts';

/** Also keys that were deleted or replaced since. A host is in lower case, whatever was typed. */
export async function* withOwnSecrets(own: readonly string[], stored: Secrets) {
  yield [...own, ...own.map((secret) => secret.toLowerCase())];
  yield* stored;
}

/** The text without what is secret by the name of its field or parameter, and without what looks like a provider's key. */
export const withoutSecretNamesAndShapes = (text: string, isSecret = isSecretField): string =>
  withoutKeyShapes(withoutSecretParameters(withoutSecretFields(text, isSecret), isSecret));

/**
 * Texts as they may be stored and passed on: without any of these secrets or a stored one of this installation, in any of
 * the usual encodings, and without what is secret by its name or looks like a key. Rejects if the stored secrets cannot be
 * read.
 */
export const maskTexts = async (
  texts: readonly string[],
  own: readonly string[],
  stored: Secrets,
): Promise<string[]> => {
  const views = texts.map((text) => toView(text));
  const found = await findSecrets(views, withOwnSecrets(own, stored));
  const replacement = toView(REPLACEMENT);
  return texts.map((text, at) => {
    const spans = found[at] ?? [];
    const masked = spans.length === 0 ? text : fromView(replaceSpans(toView(text), spans, replacement));
    return withoutSecretNamesAndShapes(masked);
  });
};
