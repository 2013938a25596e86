import type { CallBody } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { isFilePart } from '@gatehouse/request/body/multipart.ts';
import { parseBounded } from '@gatehouse/response/body/bounded-json.ts';
import type { ImportedEndpoint } from '#src/features/imports/read/draft.ts';
import { joinUrl, parameterPair, splitUrl } from '#src/features/imports/read/entry-query.ts';

const withoutJsonNames = (value: JsonValue, isLeftOut: (name: string) => boolean): JsonValue => {
  if (Array.isArray(value)) return value.map((one) => withoutJsonNames(one, isLeftOut));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !isLeftOut(name));
  return Object.fromEntries(fields.map(([name, inner]) => [name, withoutJsonNames(inner, isLeftOut)]));
};

const hasJsonName = (value: JsonValue, isName: (name: string) => boolean): boolean => {
  if (Array.isArray(value)) return value.some((one) => hasJsonName(one, isName));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => isName(name) || hasJsonName(inner, isName));
};

/** Only a text that has such a name is written again: a description has thousands of texts, and hardly any has one. */
const inJsonText = (text: string, isLeftOut: (name: string) => boolean): string => {
  const parsed = parseBounded(text);
  if (!('value' in parsed) || !hasJsonName(parsed.value, isLeftOut)) return text;
  return JSON.stringify(withoutJsonNames(parsed.value, isLeftOut));
};

/** The body without the fields, the parts and the files that have such a name. */
export const withoutFields = (body: CallBody, isLeftOut: (name: string) => boolean): CallBody => {
  switch (body.kind) {
    case 'json':
      return { ...body, text: inJsonText(body.text, isLeftOut) };
    case 'form':
      return { ...body, fields: body.fields.filter(({ name }) => !isLeftOut(name)) };
    case 'multipart':
      return {
        ...body,
        parts: body.parts.filter(
          (part) => !isLeftOut(part.name) && !(isFilePart(part) && isLeftOut(part.fileName)),
        ),
      };
    case 'graphql': {
      const { query, variables, operationName } = body;
      return {
        kind: 'graphql',
        query,
        ...(variables === undefined ? {} : { variables: inJsonText(variables, isLeftOut) }),
        ...(operationName === undefined || isLeftOut(operationName) ? {} : { operationName }),
      };
    }
    default:
      return body;
  }
};

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
  const isBodyName = (name: string): boolean => !stays(name, 'body field');
  const { path, parameters, fragment } = splitUrl(endpoint.endpoint);
  const staying = parameters.filter((written) => stays(parameterPair(written)[0], 'parameter'));
  const { headers, body } = endpoint;
  return {
    ...endpoint,
    endpoint: joinUrl(path, staying, fragment),
    headers: headers && Object.fromEntries(Object.entries(headers).filter(([name]) => stays(name, 'header'))),
    body: body && withoutFields(body, isBodyName),
  };
};

/** What the review says of it. */
export const leftOutNote = (what: string): string => `A ${what} is left out: its name contains a secret`;

/** What the review says of a text that is stored without a secret that it contains. */
export const cleanedNote = (what: string): string => `A secret is left out of the ${what}`;
