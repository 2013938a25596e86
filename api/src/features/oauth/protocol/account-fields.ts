import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asText, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { hasSecret } from '@gatehouse/secrets/find-secrets.ts';
import { providerText } from '#src/features/oauth/protocol/provider-text.ts';
import { field } from '#src/features/oauth/protocol/response-fields.ts';

/** What is shown and goes into URLs, and is no step up in a path. */
const PLAIN = /^(?!\.+$)[\x21-\x7e]{1,200}$/;

const textOf = (value: JsonValue | undefined): string =>
  typeof value === 'number' ? String(value) : (asText(value) ?? '');

/**
 * What a server says about an account under these names, in the first of the objects that has it. A value is left out that is not plain, or
 * that has a secret in it, by its name or by its look: it is shown, and is a part of URLs.
 * @param secrets the tokens, which no value may contain
 */
export const fieldsAbout = (
  objects: readonly JsonObject[],
  names: readonly string[],
  secrets: readonly string[],
): Record<string, string> => {
  const found = names.map((name) => {
    const texts = objects.map((fields) => textOf(field(fields, name)));
    return [name, texts.find((text) => text !== '') ?? ''] as const;
  });
  const isKept = ([name, value]: readonly [string, string]): boolean =>
    PLAIN.test(value) && providerText(value, secrets) === value && !hasSecret(value, 'plain', { name });
  return Object.fromEntries(found.filter(isKept));
};
