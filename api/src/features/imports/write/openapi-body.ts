import { isDeepStrictEqual } from 'node:util';
import type { BodyOfKind, CallBody, FormField } from '@gatehouse/contract/body.ts';
import type { HeaderLines, JsonValue } from '@gatehouse/contract/common.ts';
import { contentTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { changeBodyFiles } from '@gatehouse/request/body/body-files.ts';
import { isFilePart } from '@gatehouse/request/body/multipart.ts';
import { writeBody } from '@gatehouse/request/body/write-body.ts';
import { fileNames } from '#src/features/imports/write/body-notes.ts';
import { BODY } from '#src/features/imports/write/exported-endpoint.ts';

type Media = { example?: JsonValue; schema?: object; encoding?: object };
type Written = {
  media: Media;
  /** The example says all of the body. */
  isWhole: boolean;
};

/** An example is a value: a number is the one that it stands for, a name is there once. Other text is an example as a text. */
const ofJson = (text: string): Written => {
  const value = parseJsonText(text);
  return value === undefined
    ? { media: { example: text }, isWhole: true }
    : { media: { example: value }, isWhole: typeof value !== 'string' && JSON.stringify(value) === text };
};

/** The values by name: one, or a list of those that have the name. */
const valuesByName = (fields: readonly FormField[]): Record<string, JsonValue> => {
  const lists = new Map<string, string[]>();
  for (const { name, value } of fields) lists.set(name, [...(lists.get(name) ?? []), value]);
  return Object.fromEntries(
    [...lists].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
};

/** An object has its fields of one name side by side, and numbers before names. */
const isInOrder = (names: readonly string[], values: Record<string, JsonValue>): boolean => {
  const kept = Object.entries(values).flatMap(([name, value]) => [value].flat().map(() => name));
  return isDeepStrictEqual(kept, names);
};

const fileNotes = (body: CallBody): string[] => {
  const names = fileNames(body);
  return names.length === 0 ? [] : [`Files are left out: a description has none (${names.join(', ')}).`];
};

const FILE = { type: 'string', format: 'binary' };

/** Each file is a part of the schema, and each text an example. */
const ofParts = (body: BodyOfKind<'multipart'>): Written => {
  const files = body.parts.filter(isFilePart);
  const texts = body.parts.flatMap((part) => (isFilePart(part) ? [] : [part]));
  const example = valuesByName(texts);
  const typed = body.parts.flatMap(({ name, contentType }) =>
    contentType === undefined ? [] : [[name, { contentType }] as const],
  );
  const properties = [
    ...texts.map(({ name }) => [name, { type: 'string' }] as const),
    ...files.map(({ name }) => [name, FILE] as const),
  ];
  return {
    media: {
      schema: { type: 'object', properties: Object.fromEntries(properties) },
      ...(texts.length === 0 ? {} : { example }),
      ...(typed.length === 0 ? {} : { encoding: Object.fromEntries(typed) }),
    },
    isWhole: body.parts.length === 1 && texts.length === 1,
  };
};

const mediaOf = (body: CallBody): Written => {
  switch (body.kind) {
    case 'json':
      return ofJson(body.text);
    case 'text':
      return { media: { example: body.text }, isWhole: true };
    case 'form': {
      const example = valuesByName(body.fields);
      const names = body.fields.map(({ name }) => name);
      return { media: { example }, isWhole: isInOrder(names, example) };
    }
    case 'multipart':
      return ofParts(body);
    case 'binary':
      return { media: { schema: FILE }, isWhole: false };
    case 'graphql':
      return { ...ofJson(String(writeBody(body, {})?.body)), isWhole: false };
  }
};

const typeOf = (body: CallBody, headers: HeaderLines, contentType: string): string => {
  if (body.kind === 'multipart') return 'multipart/form-data';
  return contentTypeOf(headers) ?? contentType;
};

const withoutBytes = (body: CallBody): CallBody =>
  changeBodyFiles(body, (file) => {
    const { base64: _, ...named } = file;
    return named as typeof file;
  });

/** What a description says of a body, and what it cannot say. */
export const openApiBody = (
  body: CallBody | null,
  headers: HeaderLines,
): { requestBody?: object; notes: string[] } => {
  const written = body === null ? undefined : writeBody(body, headers);
  if (body === null || written === undefined) return { notes: [] };
  const { media, isWhole } = mediaOf(body);
  const content = isWhole ? media : { ...media, [BODY]: withoutBytes(body) };
  return {
    requestBody: { content: { [typeOf(body, headers, written.contentType)]: content } },
    notes: fileNotes(body),
  };
};
