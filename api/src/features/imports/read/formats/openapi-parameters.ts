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

/** The required parameters: with the value that the description gives, or as a placeholder. */
export const readParameters = (
  references: References,
  written: readonly JsonValue[],
): { query: Pair[]; headers: Pair[]; notes: string[] } => {
  const byName = new Map<string, JsonObject>();
  const notes: string[] = [];
  for (const one of written.slice(0, MAX_PARAMETERS)) {
    const parameter = objectOf(references.resolve(one));
    const name = textOf(parameter.name);
    if (textOf(parameter.$ref) !== '') notes.push(references.why(parameter));
    // A parameter of the operation replaces one of its path.
    else if (name !== '') byName.set(`${textOf(parameter.in)} ${name}`, parameter);
  }
  const query: Pair[] = [];
  const headers: Pair[] = [];
  const cookies: string[] = [];
  for (const parameter of byName.values()) {
    if (parameter.required !== true) continue;
    const name = textOf(parameter.name);
    const value = exampleOf(parameter, objectOf(references.resolve(parameter.schema)));
    if (parameter.in === 'query') query.push([name, value || `{${name.replaceAll(/[^\w.-]/g, '')}}`]);
    if (parameter.in === 'cookie' && value !== '') cookies.push(`${name}=${value}`);
    if (parameter.in === 'header' && value !== '') headers.push([name, value]);
    else if (
      parameter.in === 'header' &&
      !isSecretName(name) &&
      !/^(?:accept|content-type|user-agent)$/i.test(name)
    )
      notes.push(`The header ${name} is required and has no example`);
  }
  if (cookies.length > 0) headers.push(['Cookie', cookies.join('; ')]);
  return { query, headers, notes };
};
