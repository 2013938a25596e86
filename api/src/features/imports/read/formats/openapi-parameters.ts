import type { JsonValue } from '@gatehouse/contract/common.ts';
import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { isSecretName } from '@gatehouse/secrets/names.ts';
import type { Pair } from '#src/features/imports/read/draft.ts';
import { asWritten } from '#src/features/imports/read/exact-numbers.ts';
import { plainText } from '#src/features/imports/read/formats/fields.ts';
import type { References } from '#src/features/imports/read/formats/openapi-references.ts';
import { LINES } from '#src/features/imports/write/exported-endpoint.ts';

const MAX_PARAMETERS = 200;

const writtenText = (value: unknown): string => asWritten(plainText(value));

/** What a description gives as the value: an example, a default, or the only choices. Empty if it gives none. */
const exampleOf = (parameter: JsonObject, schema: JsonObject): string => {
  const [named] = Object.values(objectOf(parameter.examples));
  const candidates = [
    parameter.example,
    objectOf(named).value,
    schema.example,
    listOf(schema.examples)[0],
    schema.default,
    listOf(schema.enum)[0],
    schema.const,
  ];
  return candidates.map(writtenText).find((text) => text !== '') ?? '';
};

type Parameters = {
  query: Pair[];
  headers: Pair[];
  /** Placeholders of the path for which variables of an environment stand. */
  path: Map<string, string>;
  notes: string[];
};

const WHOLE_VARIABLE = /^\{\{[^{}]+\}\}$/;

/** More values of one name than a person would look through. */
const MAX_VALUES = 100;

/** A list is a parameter for each of its values, unless the description says that they are one (OpenAPI 3.1, style values). */
const queryPairs = (name: string, parameter: JsonObject, value: string): Pair[] => {
  const values = listOf(parameter.example).slice(0, MAX_VALUES).map(writtenText);
  if (values.length > 0)
    return parameter.explode === false ? [[name, values.join(',')]] : values.map((one): Pair => [name, one]);
  return [[name, parameter.allowEmptyValue === true && parameter.example === '' ? '' : value]];
};

/** By place and name: a parameter of the operation replaces one of its path. References that lead elsewhere are noted. */
const byPlace = (
  references: References,
  written: readonly JsonValue[],
  notes: string[],
): Map<string, JsonObject> => {
  const all = new Map<string, JsonObject>();
  for (const one of written.slice(0, MAX_PARAMETERS)) {
    const parameter = objectOf(references.resolve(one));
    const name = textOf(parameter.name);
    if (textOf(parameter.$ref) !== '') notes.push(references.why(parameter));
    else if (name !== '') all.set(`${textOf(parameter.in)} ${name}`, parameter);
  }
  return all;
};

/** Headers that every call has, or that the body has. */
const OF_EVERY_CALL = /^(?:accept|content-type|user-agent)$/i;

const addHeader = ([name, value]: Pair, lines: readonly string[], { headers, notes }: Parameters): void => {
  if (lines.length > 0) headers.push(...lines.map((line): Pair => [name, line]));
  else if (value !== '') headers.push([name, value]);
  else if (!isSecretName(name) && !OF_EVERY_CALL.test(name))
    notes.push(`The header ${name} is required and has no example`);
};

/** The required parameters: with the value that the description gives, or as a placeholder. */
export const readParameters = (references: References, written: readonly JsonValue[]): Parameters => {
  const found: Parameters = { query: [], headers: [], path: new Map(), notes: [] };
  const cookies: string[] = [];
  for (const parameter of byPlace(references, written, found.notes).values()) {
    if (parameter.required !== true) continue;
    const name = textOf(parameter.name);
    const value = exampleOf(parameter, objectOf(references.resolve(parameter.schema)));
    if (parameter.in === 'query')
      found.query.push(...queryPairs(name, parameter, value || `{${name.replaceAll(/[^\w.-]/g, '')}}`));
    if (parameter.in === 'header')
      addHeader([name, value], listOf(parameter[LINES]).slice(0, MAX_VALUES).map(plainText), found);
    if (parameter.in === 'path' && WHOLE_VARIABLE.test(value)) found.path.set(name, value);
    if (parameter.in === 'cookie' && value !== '') cookies.push(`${name}=${value}`);
  }
  if (cookies.length > 0) found.headers.push(['Cookie', cookies.join('; ')]);
  return found;
};
