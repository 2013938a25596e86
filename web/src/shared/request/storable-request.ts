import type { JsonValue } from '@gatehouse/contract/common.ts';
import { type JsonObject, parseJsonText } from '@gatehouse/contract/json-text.ts';
import { isSecretName } from '@gatehouse/contract/secret-names.ts';
import type { RequestValues } from '#src/shared/request/request-values.ts';

/*
 * What of a request may be in the tab's session storage: anything that looks like a secret by its name may not. Whoever
 * reads that storage would have it.
 */

/** `name=value` with the name of a secret, between the signs that separate parameters. */
const PARAM = /(^|[?&#;\s"'])([^=&#;\s"']+)=([^&#;\s"']*)/g;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const withoutParams = (text: string): string =>
  text.replaceAll(PARAM, (whole, before: string, name: string) =>
    isSecretName(decoded(name)) ? `${before}${name}=` : whole,
  );

/** A pasted command that could not be read is not stored: it may contain a key anywhere. */
const storableEndpoint = (endpoint: string): string =>
  /\s/.test(endpoint.trim()) ? '' : withoutParams(endpoint.replace(/^([a-z]+:\/\/)[^/?#]*@/i, '$1'));

const withoutSecrets = (value: JsonValue, isSecret: boolean): JsonValue => {
  if (typeof value === 'string') return isSecret ? '' : withoutParams(value);
  if (typeof value === 'number') return isSecret ? 0 : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => withoutSecrets(inner, isSecret));
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, withoutSecrets(inner, isSecret || isSecretName(name))] as const,
  );
  return Object.fromEntries(entries);
};

/** Whether a JSON value contains anything that may not be stored. */
export const hasSecrets = (value: JsonValue | undefined): boolean =>
  value !== undefined && JSON.stringify(withoutSecrets(value, false)) !== JSON.stringify(value);

/** A text that is not JSON yet is stored if no word in it is the name of a secret. */
const storableBody = (body: string): string => {
  const parsed = parseJsonText(body);
  if (parsed === undefined) return (body.match(/[\w-]+/g) ?? []).some(isSecretName) ? '' : body;
  return hasSecrets(parsed) ? JSON.stringify(withoutSecrets(parsed, false), null, 2) : body;
};

/** The values without headers and without what looks like a secret. */
export const storableValues = ({ method, endpoint, body, offParams = [] }: RequestValues): JsonObject => ({
  method,
  endpoint: storableEndpoint(endpoint),
  body: storableBody(body),
  offParams: offParams.map(({ raw, at }) => ({ raw: withoutParams(raw), at })),
});
