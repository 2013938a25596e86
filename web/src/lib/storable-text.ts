import type { JsonValue } from '@gatehouse/contract/common.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { isSecretName } from '@gatehouse/secrets/names.ts';
import { hasKeyShape, replaceKeys } from '@gatehouse/secrets/shapes.ts';

/*
 * What of a text may be in the tab's session storage: anything that looks like a secret, by its name or by itself, may
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
  Array.from(value.matchAll(INNER_NAME), ([, name = '']) => name).some(isSecretName);

/** Told of each name whose value is left out. */
type OnSecret = (name: string) => void;

const withoutParams = (text: string, onSecret?: OnSecret): string =>
  text.replaceAll(PARAM, (whole, before: string, name: string, value: string) => {
    const shown = decoded(name);
    if (!isSecretName(shown) && !namesSecret(decoded(value))) return whole;
    if (value !== '') onSecret?.(shown);
    return `${before}${name}=`;
  });

/** Nothing is left of a text with a key that is only seen once its escapes are read. */
export const withoutKeys = (text: string, onSecret?: OnSecret): string => {
  const left = replaceKeys(withoutParams(text, onSecret), '');
  return hasKeyShape(decoded(left)) ? '' : left;
};

/** A URL that is typed. A pasted command that could not be read is not stored: it may contain a key anywhere. */
export const storableUrl = (url: string): string =>
  /\s/.test(url.trim()) ? '' : withoutKeys(url.replace(/^([a-z]+:\/\/)[^/?#]*@/i, '$1'));

/** @param secret the name that makes the whole value a secret */
const withoutSecrets = (value: JsonValue, onSecret?: OnSecret, secret?: string): JsonValue => {
  if (secret !== undefined && (typeof value === 'string' || typeof value === 'number')) {
    const empty = typeof value === 'string' ? '' : 0;
    if (value !== empty) onSecret?.(secret);
    return empty;
  }
  if (typeof value === 'string') return withoutKeys(value, onSecret);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => withoutSecrets(inner, onSecret, secret));
  const entries = Object.entries(value).map(
    ([name, inner]) =>
      [
        withoutKeys(name),
        withoutSecrets(inner, onSecret, secret ?? (isSecretName(name) ? name : undefined)),
      ] as const,
  );
  return Object.fromEntries(entries);
};

/** The names in a JSON value whose values may not be stored. */
export const secretNames = (value: JsonValue | undefined): string[] => {
  const names = new Set<string>();
  if (value !== undefined) withoutSecrets(value, (name) => names.add(name));
  return [...names];
};

/** Whether a JSON value contains anything that may not be stored. */
export const hasSecrets = (value: JsonValue | undefined): boolean =>
  value !== undefined && JSON.stringify(withoutSecrets(value)) !== JSON.stringify(value);

/** A text that is not JSON yet is stored if no word in it is the name of a secret, and nothing in it looks like a key. */
export const storableBody = (body: string): string => {
  const parsed = parseJsonText(body);
  if (parsed === undefined)
    return hasKeyShape(body) || (body.match(/[\w-]+/g) ?? []).some(isSecretName) ? '' : body;
  return hasSecrets(parsed) ? JSON.stringify(withoutSecrets(parsed), null, 2) : body;
};
