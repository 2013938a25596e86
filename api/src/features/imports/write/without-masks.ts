import type { HeaderMap, JsonValue } from '@gatehouse/contract/common.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { isMask } from '@gatehouse/secrets/masks.ts';
import { joinUrl, parameterPair, splitUrl } from '#src/features/imports/read/entry-query.ts';

/** The variable that stands for a hidden value: `{{CLIENT_SECRET}}` for `clientSecret`. */
const variable = (name: string): string => {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
  return `{{${words.replaceAll(/[^A-Z0-9]+/g, '_').replaceAll(/^_|_$/g, '') || 'SECRET'}}}`;
};

const inText = (name: string, value: string): string => (isMask(value) ? variable(name) : value);

const inBody = (value: JsonValue, name: string): JsonValue => {
  if (typeof value === 'string') return inText(name, value);
  if (Array.isArray(value)) return value.map((one) => inBody(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inBody(one, key)]));
};

const inUrl = (url: string): string => {
  const { path, parameters, fragment } = splitUrl(url);
  const query = parameters.map((written) => {
    const [name, value] = parameterPair(written);
    if (!isMask(value)) return written;
    return name === '' ? variable(name) : `${encodeURIComponent(name)}=${variable(name)}`;
  });
  const segments = path
    .split('/')
    .map((segment) => (isMask(parameterPair(`=${segment}`)[1]) ? '{SECRET}' : segment));
  return joinUrl(segments.join('/'), query, fragment);
};

type Parts = { endpoint: string; headers: HeaderMap | null; requestBody: JsonObject | null };

/** The request of a saved endpoint, with variables in place of its masks. */
export const withoutMasks = ({ endpoint, headers, requestBody }: Parts): Parts => ({
  endpoint: inUrl(endpoint),
  headers:
    headers === null
      ? null
      : Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, inText(name, value)])),
  requestBody: requestBody === null ? null : (inBody(requestBody, '') as JsonObject),
});
