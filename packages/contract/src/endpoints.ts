import { z } from 'zod';
import { templateUrl } from '#src/called-url.ts';
import { withAsciiHost } from '#src/plain/ascii-host.ts';
import {
  ENDPOINT_METHODS,
  MAX_ENDPOINT_DESCRIPTION_LENGTH,
  MAX_ENDPOINT_NAME_LENGTH,
  MAX_ENDPOINT_PART_LENGTH,
  MIN_ENDPOINT_NAME_LENGTH,
} from '#src/plain/endpoint-options.ts';
import { isStorable } from '#src/plain/storable.ts';
import { callBodySchema, givenBodySchema } from './body.ts';
import {
  headerLinesSchema,
  idSchema,
  jsonValueSchema,
  pathIdSchema,
  requiredId,
  text,
  timestamps,
} from './common.ts';
import { optionalText, textOfAtLeast } from './fields.ts';

const requestBodySchema = z.record(z.string(), jsonValueSchema);

/** Secrets in the URL, in the headers and in the body are masked. */
export const savedEndpointSchema = z.object({
  id: idSchema,
  providerId: idSchema,
  name: text(MAX_ENDPOINT_NAME_LENGTH),
  endpoint: z.string().overwrite(withAsciiHost),
  method: z.enum(ENDPOINT_METHODS),
  description: text(MAX_ENDPOINT_DESCRIPTION_LENGTH).nullable(),
  requestBody: requestBodySchema.nullable().describe('The body if it is a JSON object, else null.'),
  body: callBodySchema
    .nullable()
    .describe('What the body really is. Of a file that is not kept, `base64` is absent.'),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).nullable(),
  isFavorite: z.boolean(),
  folderId: idSchema.nullable().describe('The folder that it is in; null for none.'),
  apiKeyId: idSchema
    .nullable()
    .describe('The key that it is tested with. Null: with a connection or without a key, or none is chosen.'),
  connectionId: idSchema.nullable().describe('The OAuth connection that it is tested with.'),
  withoutKey: z
    .boolean()
    .describe(
      'True if its calls have no key. Beside `apiKeyId`, the base URL and the headers of that key count.',
    ),
  keyDeleted: z
    .boolean()
    .describe(
      'True if the key or the connection that it was tested with was deleted, and none was chosen since.',
    ),
  ...timestamps,
});
export type SavedEndpoint = z.infer<typeof savedEndpointSchema>;

export const savedEndpointListSchema = z.array(savedEndpointSchema);

const TOO_LONG = `Must be at most ${MAX_ENDPOINT_PART_LENGTH} characters`;
const NOT_STORABLE = 'Must not contain NUL or unpaired surrogate characters';

/** PostgreSQL and SQLite cannot store every text; a name or value at any depth may be one. */
const everyText = (value: unknown, test: (text: string) => boolean): boolean => {
  if (typeof value === 'string') return test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => test(name) && everyText(inner, test));
};

const isShort = (value: unknown): boolean => JSON.stringify(value).length <= MAX_ENDPOINT_PART_LENGTH;

// Without defaults: in zod a default also fills an absent field of a partial object, so a PATCH of the
// name would silently remove an endpoint from the favorites.
const fields = z.object({
  providerId: requiredId('Please select an API provider'),
  name: textOfAtLeast(
    MIN_ENDPOINT_NAME_LENGTH,
    MAX_ENDPOINT_NAME_LENGTH,
    `Name must be at least ${MIN_ENDPOINT_NAME_LENGTH} characters.`,
  ),
  endpoint: templateUrl('Please enter a valid URL.').describe(
    'A full URL. Variables may stand in it, also at its beginning: {{base}}/users.',
  ),
  method: z.enum(ENDPOINT_METHODS, { error: 'Please select a method' }),
  description: optionalText(MAX_ENDPOINT_DESCRIPTION_LENGTH),
  requestBody: requestBodySchema
    .refine(isShort, TOO_LONG)
    .refine((value) => everyText(value, isStorable), NOT_STORABLE)
    .nullish(),
  body: givenBodySchema
    .nullish()
    .describe('The body by its kind, in place of requestBody. Files of more than 256 KiB are not kept.'),
  headers: headerLinesSchema
    .refine(isShort, TOO_LONG)
    .refine((value) => everyText(value, isStorable), NOT_STORABLE)
    .nullish(),
  isFavorite: z.boolean(),
  folderId: idSchema.nullish(),
  apiKeyId: idSchema
    .nullish()
    .describe('The key that it is tested with. In a PATCH, it replaces a connection.'),
  connectionId: idSchema
    .nullish()
    .describe('The OAuth connection that it is tested with. In a PATCH, it replaces a key.'),
  withoutKey: z.boolean(),
});

/** The saved endpoint whose hidden values are meant by the masks of the input. */
const secretsFrom = idSchema.optional();

export const createEndpointInput = fields.extend({
  isFavorite: fields.shape.isFavorite.default(false),
  withoutKey: fields.shape.withoutKey.optional(),
  secretsFrom,
});
export type CreateEndpointInput = z.infer<typeof createEndpointInput>;

/** Any subset of the fields; an absent field stays unchanged, null clears it. */
export const patchEndpointInput = fields.partial().extend({ id: pathIdSchema });
export type PatchEndpointInput = z.infer<typeof patchEndpointInput>;

export const endpointIdInput = z.object({ id: pathIdSchema });
