import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asText, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { hasSecret } from '@gatehouse/secrets/find-secrets.ts';
import { providerText } from '#src/features/oauth/protocol/provider-text.ts';
import { valueAt } from '#src/features/oauth/protocol/value-at.ts';

/** What is shown and goes into URLs, and is no step up in a path. */
const PLAIN = /^(?!\.+$)[\x21-\x7e]{1,200}$/;

const textOf = (value: JsonValue | undefined): string =>
  typeof value === 'number' ? String(value) : (asText(value) ?? '');

/** What a field is called in URLs, and where it is. */
export type NamedField = { name: string; at: string };

/**
 * What a server says about an account in these places, by name, in the first of the objects that has it. A value is left out that is not plain, or
 * that has a secret in it, by its name or by its look: it is shown, and is a part of URLs.
 * @param secrets the tokens, which no value may contain
 */
export const fieldsAbout = (
  objects: readonly JsonObject[],
  named: readonly NamedField[],
  secrets: readonly string[],
): Record<string, string> => {
  const found = named.map(({ name, at }) => {
    const texts = objects.map((fields) => textOf(valueAt(fields, at)));
    return [name, texts.find((text) => text !== '') ?? ''] as const;
  });
  const isKept = ([name, value]: readonly [string, string]): boolean =>
    PLAIN.test(value) && providerText(value, secrets) === value && !hasSecret(value, 'plain', { name });
  return Object.fromEntries(found.filter(isKept));
};
