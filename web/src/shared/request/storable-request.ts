import type { JsonValue } from '@gatehouse/contract/common.ts';
import { type JsonObject, parseJsonText } from '@gatehouse/contract/json-text.ts';
import { containsKey, replaceKeys } from '@gatehouse/contract/key-shapes.ts';
import { isSecretField } from '@gatehouse/contract/secret-names.ts';
import type { RequestValues } from '#src/shared/request/request-values.ts';

/*
 * What of a request may be in the tab's session storage: anything that looks like a secret, by its name or by itself, may
 * not. Whoever reads that storage would have it.
 */

/** `name=value` with the name of a secret, between the signs that separate parameters. */
const PARAM = /(^|[?&#;\s"'])([^=?&#;\s"']+)=([^&#;\s"']*)/g;
/** The same in a value that is a URL itself. */
const INNER_NAME = /[?&#;]([^=?&#;]+)=/g;

const decodedRun = (escapes: string): string => {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
};

/** Escapes that are not valid stay, so that they hide nothing else. */
const decoded = (text: string): string => text.replaceAll(/(?:%[0-9a-f]{2})+/gi, decodedRun);

const namesSecret = (value: string): boolean =>
  Array.from(value.matchAll(INNER_NAME), ([, name = '']) => name).some(isSecretField);

const withoutParams = (text: string): string =>
  text.replaceAll(PARAM, (whole, before: string, name: string, value: string) =>
    isSecretField(decoded(name)) || namesSecret(decoded(value)) ? `${before}${name}=` : whole,
  );

/** Nothing is left of a text with a key that is only seen once its escapes are read. */
const withoutKeys = (text: string): string => {
  const left = replaceKeys(withoutParams(text), '');
  return containsKey(decoded(left)) ? '' : left;
};

/** A pasted command that could not be read is not stored: it may contain a key anywhere. */
const storableEndpoint = (endpoint: string): string =>
  /\s/.test(endpoint.trim()) ? '' : withoutKeys(endpoint.replace(/^([a-z]+:\/\/)[^/?#]*@/i, '$1'));

const withoutSecrets = (value: JsonValue, isSecret: boolean): JsonValue => {
  if (typeof value === 'string') return isSecret ? '' : withoutKeys(value);
  if (typeof value === 'number') return isSecret ? 0 : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => withoutSecrets(inner, isSecret));
  const entries = Object.entries(value).map(
    ([name, inner]) => [withoutKeys(name), withoutSecrets(inner, isSecret || isSecretField(name))] as const,
  );
  return Object.fromEntries(entries);
};

/** Whether a JSON value contains anything that may not be stored. */
export const hasSecrets = (value: JsonValue | undefined): boolean =>
  value !== undefined && JSON.stringify(withoutSecrets(value, false)) !== JSON.stringify(value);

/** A text that is not JSON yet is stored if no word in it is the name of a secret, and nothing in it looks like a key. */
const storableBody = (body: string): string => {
  const parsed = parseJsonText(body);
  if (parsed === undefined)
    return containsKey(body) || (body.match(/[\w-]+/g) ?? []).some(isSecretField) ? '' : body;
  return hasSecrets(parsed) ? JSON.stringify(withoutSecrets(parsed, false), null, 2) : body;
};

/** The values without headers and without what looks like a secret. */
export const storableValues = ({
  method,
  endpoint,
  body,
  offParams = [],
  savedEndpointId,
}: RequestValues): JsonObject => ({
  method,
  endpoint: storableEndpoint(endpoint),
  body: storableBody(body),
  offParams: offParams.map(({ raw, at }) => ({ raw: withoutKeys(raw), at })),
  ...(savedEndpointId === undefined ? {} : { savedEndpointId }),
});
