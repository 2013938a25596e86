import type { JsonValue } from '@gatehouse/contract/common.ts';
import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { isSecretName } from '@gatehouse/secrets/names.ts';
import type { Pair } from '#src/features/imports/read/draft.ts';
import { plainText } from '#src/features/imports/read/formats/fields.ts';
import type { References } from '#src/features/imports/read/formats/openapi-references.ts';

const MAX_PARAMETERS = 200;

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
  return candidates.map(plainText).find((text) => text !== '') ?? '';
};

type Parameters = { query: Pair[]; headers: Pair[]; notes: string[] };

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

const addHeader = ([name, value]: Pair, { headers, notes }: Parameters): void => {
  if (value !== '') headers.push([name, value]);
  else if (!isSecretName(name) && !OF_EVERY_CALL.test(name))
    notes.push(`The header ${name} is required and has no example`);
};

/** The required parameters: with the value that the description gives, or as a placeholder. */
export const readParameters = (references: References, written: readonly JsonValue[]): Parameters => {
  const found: Parameters = { query: [], headers: [], notes: [] };
  const cookies: string[] = [];
  for (const parameter of byPlace(references, written, found.notes).values()) {
    if (parameter.required !== true) continue;
    const name = textOf(parameter.name);
    const value = exampleOf(parameter, objectOf(references.resolve(parameter.schema)));
    if (parameter.in === 'query') found.query.push([name, value || `{${name.replaceAll(/[^\w.-]/g, '')}}`]);
    if (parameter.in === 'header') addHeader([name, value], found);
    if (parameter.in === 'cookie' && value !== '') cookies.push(`${name}=${value}`);
  }
  if (cookies.length > 0) found.headers.push(['Cookie', cookies.join('; ')]);
  return found;
};
