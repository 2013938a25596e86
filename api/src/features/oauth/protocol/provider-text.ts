import { REMOVED_SECRET } from '@gatehouse/secrets/masks.ts';
import { replaceSpans } from '@gatehouse/secrets/spans.ts';
import { withoutSecretsOf } from '#src/features/providers/provider-keys.ts';
import { createFormIndex, formsOf, MIN_LENGTH } from '#src/logging/secret-forms.ts';

/** Longest text of a provider that is shown, in characters. */
const MAX_TEXT = 200;

const PLACEHOLDERS = new RegExp(`^(?:${REMOVED_SECRET.replace(/[[\]]/g, '\\$&')}|[\\s.,:;"'])*$`);

/** Control characters, text direction marks, private use and unpaired surrogates. */
const INVISIBLE = /[\p{C}\s]+/gu;

/**
 * A provider's text for people: one line of plain text without secrets, cut. Empty if nothing of it can be shown.
 * @param secrets what must not appear in it, in any of the usual encodings
 */
export const providerText = (source: string, secrets: readonly string[]): string => {
  const given = secrets.filter((secret) => secret !== '');
  // Too short to be told from ordinary words: then nothing is shown.
  if (given.some((secret) => secret.length < MIN_LENGTH && source.includes(secret))) return '';
  const index = createFormIndex();
  for (const form of given.flatMap(formsOf)) index.add(form);
  const redacted = (text: string) => replaceSpans(text, index.spansIn(text), REMOVED_SECRET);
  // Also before control characters are replaced, because a secret may contain several spaces.
  const line = redacted(redacted(source.slice(0, 20_000)).replace(INVISIBLE, ' ').trim());
  const shown = withoutSecretsOf(line, 'prose', REMOVED_SECRET);
  if (PLACEHOLDERS.test(shown)) return '';
  const characters = [...shown];
  return characters.length <= MAX_TEXT ? shown : `${characters.slice(0, MAX_TEXT - 1).join('')}…`;
};

const CODE = /^[A-Za-z0-9][\w.:-]{0,63}$/;

/** A provider's error code, if it is one word without secrets; else `provider_error`. */
export const providerCode = (source: string, secrets: readonly string[]): string =>
  CODE.test(source) && providerText(source, secrets) === source ? source : 'provider_error';
