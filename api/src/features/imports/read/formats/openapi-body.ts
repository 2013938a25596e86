import { callBodySchema, type FilePart, type TextPart } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { FORM_TYPE } from '@gatehouse/contract/plain/form-body.ts';
import { type JsonObject, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { sample } from 'openapi-sampler';
import type { DraftBody } from '#src/features/imports/read/draft.ts';
import { asWritten, exactJson } from '#src/features/imports/read/exact-numbers.ts';
import { fileBody, filePart, partsBody, textPart } from '#src/features/imports/read/formats/fields.ts';
import type { References } from '#src/features/imports/read/formats/openapi-references.ts';
import { BODY } from '#src/features/imports/write/exported-endpoint.ts';

/** Deeper parts of a schema repeat themselves in most descriptions. */
const MAX_DEPTH = 6;
/** An example that is longer helps nobody to write a body. */
const MAX_LENGTH = 32 * 1024;

/** More parts than a request can have. */
const MAX_PARTS = 1000;

/** The type of the content that a saved endpoint can have best: JSON, then a form, then the first one. */
const preferred = (types: readonly string[]): string | undefined =>
  types.find((type) => /^application\/json\b/i.test(type)) ??
  types.find((type) => /[+/]json\b/i.test(type)) ??
  types.find((type) => type.toLowerCase().startsWith(FORM_TYPE)) ??
  types[0];

type Sampled = (schema: JsonObject) => JsonValue | undefined;

const sampleOf = (document: JsonObject, schema: JsonObject, required: boolean): JsonValue | undefined => {
  try {
    const options = { skipReadOnly: true, quiet: true, maxSampleDepth: MAX_DEPTH, skipNonRequired: required };
    const value = sample(schema, options, document) as JsonValue | undefined;
    return JSON.stringify(value ?? null).length > MAX_LENGTH ? undefined : value;
  } catch {
    return undefined;
  }
};

/** Operations that create and change a thing have one schema: its values are made up once. */
const createSampled = (document: JsonObject): Sampled => {
  const made = new Map<JsonObject, JsonValue | undefined>();
  return (schema) => {
    if (!made.has(schema))
      made.set(schema, sampleOf(document, schema, false) ?? sampleOf(document, schema, true));
    return made.get(schema);
  };
};

/** The example of the description itself, or one that is made from the schema. */
const exampleOf = ({ references, sampled, media, notes }: Media): JsonValue | undefined => {
  const [named] = Object.values(objectOf(media.examples));
  const given = media.example ?? objectOf(references.resolve(named)).value;
  if (given !== undefined) return given;
  const schema = objectOf(references.resolve(media.schema));
  if (textOf(schema.$ref) !== '') notes.push(references.why(schema));
  if (Object.keys(schema).length === 0) return undefined;
  return sampled(schema);
};

type Media = {
  references: References;
  sampled: Sampled;
  type: string;
  media: JsonObject;
  notes: string[];
};

const isFile = (schema: JsonObject): boolean =>
  schema.format === 'binary' ||
  (textOf(schema.contentMediaType) !== '' &&
    schema.contentEncoding === undefined &&
    schema.type !== 'object');

/** A value as a part or as a text. */
const written = (value: JsonValue): string =>
  typeof value === 'string' ? asWritten(value) : exactJson(value);

/** The parts of one property: a file, or its values; a list is a part for each. */
const partsOf = (
  { references }: Media,
  [name, property]: [string, JsonValue],
  { example, contentType }: { example: JsonValue | undefined; contentType: string },
): (FilePart | TextPart)[] => {
  const schema = objectOf(references.resolve(property));
  const item = objectOf(references.resolve(schema.items));
  if (isFile(schema) || isFile(item))
    return [filePart(name, name, contentType || textOf(schema.contentMediaType))];
  const values = [example ?? ''].flat();
  return values.map((value) => {
    const isJson = typeof value === 'object' && value !== null;
    return textPart(name, written(value), contentType || (isJson ? 'application/json' : ''));
  });
};

const multipartExample = (read: Media): DraftBody | undefined => {
  const { references, media } = read;
  const properties = objectOf(objectOf(references.resolve(media.schema)).properties);
  const example = objectOf(exampleOf(read));
  const others = Object.keys(example).filter((name) => !Object.hasOwn(properties, name));
  const names = [...Object.entries(properties), ...others.map((name): [string, JsonValue] => [name, {}])];
  return partsBody(
    names.slice(0, MAX_PARTS).flatMap((property) => {
      const [name] = property;
      const contentType = textOf(objectOf(objectOf(media.encoding)[name]).contentType);
      // Several types to choose from are no type.
      const single = /[,*]/.test(contentType) ? '' : contentType;
      return partsOf(read, property, { example: example[name], contentType: single });
    }),
  );
};

const JSON_TYPE = /json/i;

const isBinary = ({ references, type, media }: Media): boolean => {
  const schema = objectOf(references.resolve(media.schema));
  return (
    isFile(schema) ||
    /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip|gzip)/i.test(type) ||
    (type === '*/*' && schema.type === 'string')
  );
};

/** A body by its kind, as our own exports have it where an example would be another one. */
const wholeBody = (media: JsonObject): DraftBody | undefined => {
  const { data } = media[BODY] === undefined ? {} : callBodySchema.safeParse(media[BODY]);
  return data && { type: 'kind', body: data };
};

const ofType = (read: Media): DraftBody | undefined => {
  const { type, media, notes } = read;
  const whole = wholeBody(media);
  if (whole !== undefined) return whole;
  if (/^multipart\//i.test(type)) return multipartExample(read);
  if (isBinary(read)) return fileBody('', type.includes('*') ? '' : type);
  const example = exampleOf(read);
  if (example === undefined) {
    if (notes.length === 0) notes.push('The description has no example of the body');
    return undefined;
  }
  const isJson = JSON_TYPE.test(type) || type === '*/*';
  const isText = typeof example === 'string' && asWritten(example) === example;
  if (isText && isJson) return { type: 'text', text: example, contentType: type };
  if (isJson || type.toLowerCase().startsWith(FORM_TYPE))
    return { type: 'json', value: example, contentType: type };
  if (typeof example === 'string') return { type: 'text', text: asWritten(example), contentType: type };
  notes.push(`The example of the body is left out: it is not written as ${type}`);
  return undefined;
};

/** The body of an operation, with the values of an example. */
export type ExampleBody = (requestBody: JsonObject, notes: string[]) => DraftBody | undefined;

/** Reads the bodies of a description. */
export const createExampleBody = (document: JsonObject, references: References): ExampleBody => {
  const sampled = createSampled(document);
  return (requestBody, notes) => {
    if (textOf(requestBody.$ref) !== '') notes.push(references.why(requestBody));
    const content = objectOf(requestBody.content);
    const type = preferred(Object.keys(content));
    if (type === undefined) return undefined;
    const media = objectOf(references.resolve(content[type]));
    return ofType({ references, sampled, type, media, notes });
  };
};
