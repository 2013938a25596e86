import type { JsonValue } from '@gatehouse/contract/common.ts';
import { type JsonObject, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { sample } from 'openapi-sampler';
import type { DraftBody } from '#src/features/imports/read/draft.ts';
import type { References } from '#src/features/imports/read/formats/openapi-references.ts';

/** Deeper parts of a schema repeat themselves in most descriptions. */
const MAX_DEPTH = 6;
/** An example that is longer helps nobody to write a body. */
const MAX_LENGTH = 32 * 1024;

const FORM = 'application/x-www-form-urlencoded';

/** The type of the content that a saved endpoint can have best: JSON, then a form, then the first one. */
const preferred = (types: readonly string[]): string | undefined =>
  types.find((type) => /^application\/json\b/i.test(type)) ??
  types.find((type) => /[+/]json\b/i.test(type)) ??
  types.find((type) => type.toLowerCase().startsWith(FORM)) ??
  types[0];

const sampled = (document: JsonObject, schema: JsonObject, required: boolean): JsonValue | undefined => {
  try {
    const options = { skipReadOnly: true, quiet: true, maxSampleDepth: MAX_DEPTH, skipNonRequired: required };
    const value = sample(schema, options, document) as JsonValue | undefined;
    return JSON.stringify(value ?? null).length > MAX_LENGTH ? undefined : value;
  } catch {
    return undefined;
  }
};

/** The example of the description itself, or one that is made from the schema. */
const exampleOf = (
  document: JsonObject,
  references: References,
  media: JsonObject,
  notes: string[],
): JsonValue | undefined => {
  const [named] = Object.values(objectOf(media.examples));
  const given = media.example ?? objectOf(references.resolve(named)).value;
  if (given !== undefined) return given;
  const schema = objectOf(references.resolve(media.schema));
  if (textOf(schema.$ref) !== '') notes.push(references.why(schema));
  if (Object.keys(schema).length === 0) return undefined;
  return sampled(document, schema, false) ?? sampled(document, schema, true);
};

/** The body of an operation, with the values of an example. */
export const exampleBody = (
  document: JsonObject,
  references: References,
  requestBody: JsonObject,
  notes: string[],
): DraftBody | undefined => {
  if (textOf(requestBody.$ref) !== '') notes.push(references.why(requestBody));
  const content = objectOf(requestBody.content);
  const type = preferred(Object.keys(content));
  if (type === undefined) return undefined;
  if (!/json/i.test(type) && !type.toLowerCase().startsWith(FORM))
    return { type: 'other', what: type === '*/*' ? 'a body of any type' : type };
  const example = exampleOf(document, references, objectOf(references.resolve(content[type])), notes);
  if (example === undefined) {
    if (notes.length === 0) notes.push('The description has no example of the body');
    return undefined;
  }
  if (typeof example === 'string' && /json/i.test(type))
    return { type: 'text', text: example, contentType: type };
  return { type: 'json', value: example, contentType: type };
};
