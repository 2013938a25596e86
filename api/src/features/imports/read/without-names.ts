import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import type { ImportedEndpoint } from '#src/features/imports/read/draft.ts';
import { joinUrl, parameterPair, splitUrl } from '#src/features/imports/read/entry-query.ts';

/**
 * The request without the headers, the parameters and the body fields that have such a name. With another name they would be
 * others, and the name of a header cannot contain every placeholder.
 * @param onLeft is told what was left out
 */
export const withoutNames = (
  endpoint: ImportedEndpoint,
  isLeftOut: (name: string) => boolean,
  onLeft: (what: string) => void,
): ImportedEndpoint => {
  const stays = (name: string, what: string): boolean => {
    if (!isLeftOut(name)) return true;
    onLeft(what);
    return false;
  };
  const inBody = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(inBody);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).filter(([name]) => stays(name, 'body field'));
    return Object.fromEntries(fields.map(([name, inner]) => [name, inBody(inner)]));
  };
  const { path, parameters, fragment } = splitUrl(endpoint.endpoint);
  const staying = parameters.filter((written) => stays(parameterPair(written)[0], 'parameter'));
  const { headers, requestBody } = endpoint;
  return {
    ...endpoint,
    endpoint: joinUrl(path, staying, fragment),
    headers: headers && Object.fromEntries(Object.entries(headers).filter(([name]) => stays(name, 'header'))),
    requestBody: requestBody && (inBody(requestBody) as JsonObject),
  };
};

/** What the review says of it. */
export const leftOutNote = (what: string): string => `A ${what} is left out: its name contains a secret`;

/** What the review says of a text that is stored without a secret that it contains. */
export const cleanedNote = (what: string): string => `A secret is left out of the ${what}`;
