import { z } from 'zod';
import { ENDPOINT_METHODS } from '#src/plain/endpoint-options.ts';
import { jsonValueSchema, pathIdSchema, text } from './common.ts';
import { pageLimit } from './page-limit.ts';

/** As much as an endpoint may have: the whole field is what is typed. */
const MAX_OPERATION_QUERY = 2048;

export const listOperationsInput = z.object({
  /** The provider's. */
  id: pathIdSchema,
  /** What is typed: a method, a path or its beginning, a URL, or words. Without it, the operations to call first. */
  query: text(MAX_OPERATION_QUERY).optional(),
  limit: pageLimit,
});
export type ListOperationsInput = z.infer<typeof listOperationsInput>;

/** A part of an operation that differs between calls. */
const operationParameterSchema = z.object({ name: z.string(), in: z.enum(['path', 'query']) });

/** An operation of a provider's API. */
const providerOperationSchema = z.object({
  method: z.enum(ENDPOINT_METHODS),
  /** Under the provider's base URL, or a full URL where that does not lead; each of its parameters is written as `{name}`. */
  path: z.string(),
  /** What it does; may be empty. */
  summary: z.string(),
  /** An example; null if none is known, or if it has no body. */
  body: jsonValueSchema.nullable(),
  /** The Content-Type of its body, if that is not JSON. */
  contentType: z.string().nullable(),
  /** The parameters without which it cannot be called. */
  parameters: z.array(operationParameterSchema),
});
export type ProviderOperation = z.infer<typeof providerOperationSchema>;

/** The best first. */
export const operationListSchema = z.array(providerOperationSchema);
