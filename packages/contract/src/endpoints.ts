import { z } from 'zod';
import {
  headerMapSchema,
  httpUrl,
  idSchema,
  jsonValueSchema,
  pathIdSchema,
  requiredId,
  text,
  timestamps,
} from './common.ts';
import { optionalText, textOfAtLeast } from './fields.ts';

export const ENDPOINT_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type EndpointMethod = (typeof ENDPOINT_METHODS)[number];

export const MIN_ENDPOINT_NAME_LENGTH = 2;
export const MAX_ENDPOINT_NAME_LENGTH = 200;

const requestBodySchema = z.record(z.string(), jsonValueSchema);

export const savedEndpointSchema = z.object({
  id: idSchema,
  providerId: idSchema,
  name: text(MAX_ENDPOINT_NAME_LENGTH),
  endpoint: httpUrl(),
  method: z.enum(ENDPOINT_METHODS),
  description: text(2000).nullable(),
  requestBody: requestBodySchema.nullable(),
  headers: headerMapSchema.nullable(),
  isFavorite: z.boolean(),
  ...timestamps,
});
export type SavedEndpoint = z.infer<typeof savedEndpointSchema>;

export const savedEndpointListSchema = z.array(savedEndpointSchema);

// Without defaults: in zod a default also fills an absent field of a partial object, so a PATCH of the
// name would silently remove an endpoint from the favorites.
const fields = z.object({
  providerId: requiredId('Please select an API provider'),
  name: textOfAtLeast(
    MIN_ENDPOINT_NAME_LENGTH,
    MAX_ENDPOINT_NAME_LENGTH,
    `Name must be at least ${MIN_ENDPOINT_NAME_LENGTH} characters.`,
  ),
  endpoint: httpUrl('Please enter a valid URL.'),
  method: z.enum(ENDPOINT_METHODS, { error: 'Please select a method' }),
  description: optionalText(2000),
  requestBody: requestBodySchema.nullish(),
  headers: headerMapSchema.nullish(),
  isFavorite: z.boolean(),
});

export const createEndpointInput = fields.extend({ isFavorite: fields.shape.isFavorite.default(false) });
export type CreateEndpointInput = z.infer<typeof createEndpointInput>;

/** Any subset of the fields; an absent field stays unchanged, null clears it. */
export const patchEndpointInput = fields.partial().extend({ id: pathIdSchema });
export type PatchEndpointInput = z.infer<typeof patchEndpointInput>;

export const endpointIdInput = z.object({ id: pathIdSchema });
