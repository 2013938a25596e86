import { z } from 'zod';
import { DEFAULT_FILE_TYPE, DEFAULT_TEXT_TYPE, MAX_BODY_FIELDS } from '#src/plain/body-bounds.ts';
import { MAX_JSON_DEPTH, nestsTooDeep } from '#src/plain/json-text.ts';
import { isStorable } from '#src/plain/storable.ts';

const NOT_STORABLE = 'Must not contain NUL or unpaired surrogate characters';

const TOO_DEEP = `The JSON is nested more than ${MAX_JSON_DEPTH} levels deep`;

/** Any text that both databases can store and that UTF-8 can write. How long it may be depends on where it is used. */
const bodyText = z.string().refine(isStorable, NOT_STORABLE);

const MAX_NAME_LENGTH = 1024;

const nameText = z
  .string()
  .max(MAX_NAME_LENGTH, `Must be at most ${MAX_NAME_LENGTH} characters`)
  .refine(isStorable, NOT_STORABLE);

/** A header value: what stands in a Content-Type. */
const mediaType = z
  .string()
  .trim()
  .max(255, 'Must be at most 255 characters')
  .regex(/^[\x20-\x7e]+$/, 'Not a content type');

// By its length and one pass, because a file may have millions of characters.
const base64 = z
  .string()
  .refine((value) => value.length % 4 !== 1 && /^[A-Za-z0-9+/]*={0,2}$/.test(value), 'Not base64');

const fileFields = {
  fileName: nameText,
  contentType: mediaType.default(DEFAULT_FILE_TYPE),
  /** Absent where only the name, the type and the size of a file are kept. */
  base64: base64.optional(),
  size: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('In bytes, where the file itself is not kept. What a caller says here is ignored.'),
};

const filePartSchema = z.object({ name: nameText, ...fileFields });
export type FilePart = z.infer<typeof filePartSchema>;

const textPartSchema = z.object({ name: nameText, value: bodyText, contentType: mediaType.optional() });
export type TextPart = z.infer<typeof textPartSchema>;

const formFieldSchema = z.object({ name: bodyText, value: bodyText });
export type FormField = z.infer<typeof formFieldSchema>;

/** What a request sends, by kind. */
export const callBodySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('json'),
    text: bodyText.describe('Sent as it is, byte for byte. An empty text means no body.'),
  }),
  z.object({
    kind: z.literal('text'),
    text: bodyText,
    contentType: mediaType.default(DEFAULT_TEXT_TYPE),
  }),
  z.object({ kind: z.literal('form'), fields: z.array(formFieldSchema).max(MAX_BODY_FIELDS) }),
  z.object({
    kind: z.literal('multipart'),
    parts: z.array(z.union([filePartSchema, textPartSchema])).max(MAX_BODY_FIELDS),
  }),
  z.object({
    kind: z.literal('binary'),
    ...fileFields,
    fileName: nameText.optional().describe('What programs call the file that they read.'),
  }),
  z.object({
    kind: z.literal('graphql'),
    query: bodyText,
    variables: bodyText.optional().describe('A JSON object as text, sent as it is.'),
    operationName: bodyText.optional(),
  }),
]);
export type CallBody = z.infer<typeof callBodySchema>;

/** The texts of a body that are read as JSON, by the field that has them. */
const jsonTextsOf = (body: CallBody): [field: string, text: string][] => {
  if (body.kind === 'json') return [['text', body.text]];
  return body.kind === 'graphql' ? [['variables', body.variables ?? '']] : [];
};

/** A body as a caller gives it. What was stored before there was this limit can still be read. */
export const givenBodySchema = callBodySchema.superRefine((body, context) => {
  for (const [field, text] of jsonTextsOf(body))
    if (nestsTooDeep(text)) context.addIssue({ code: 'custom', path: [field], message: TOO_DEEP });
});
export type BodyOfKind<Kind extends CallBody['kind']> = Extract<CallBody, { kind: Kind }>;
