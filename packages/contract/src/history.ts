import { z } from 'zod';
import {
  CALL_SOURCES,
  isStatusFilter,
  MAX_HISTORY_QUERY,
  MAX_KEEP_LAST,
} from '#src/plain/history-options.ts';
import { callBodySchema } from './body.ts';
import { callSourceInput } from './call-fields.ts';
import { idSchema, isoTimeSchema, jsonValueSchema, pathIdSchema, text } from './common.ts';
import { pageLimit } from './page-limit.ts';
import { callMethodSchema, observationSchema } from './testing.ts';

const STATUS_MESSAGE = 'Must be a status code, one of 1xx to 5xx, or error';

export const listHistoryInput = z.object({
  /**
   * Words, in any order. Each must be the beginning of a word in the URL, the name of the key or the provider, the request
   * body or the response body. Case does not matter. A word consists of letters and digits, and also begins at a capital
   * inside a name: `message` finds `errorMessage`.
   */
  query: text(MAX_HISTORY_QUERY)
    .optional()
    .describe(
      'Words, in any order and case. Each must be the beginning of a word in the URL, the name of the key or the provider, the request body or the response body.',
    ),
  /** A status code, `2xx` to `5xx`, or `error` for calls without a response. */
  status: z.string({ error: STATUS_MESSAGE }).refine(isStatusFilter, STATUS_MESSAGE).optional(),
  apiKeyId: pathIdSchema.optional(),
  connectionId: pathIdSchema.optional(),
  providerId: pathIdSchema.optional(),
  savedEndpointId: pathIdSchema.optional().describe('Calls that were made with this saved endpoint.'),
  source: callSourceInput.optional().describe('What made the calls.'),
  method: callMethodSchema.optional(),
  limit: pageLimit,
  /** The `next` of the page before. */
  before: pathIdSchema.optional(),
});
export type ListHistoryInput = z.infer<typeof listHistoryInput>;

const historyItemSchema = z.object({
  id: idSchema,
  /** The key of the call, even if it is deleted now; null if it was made with a connection or without a key. */
  apiKeyId: idSchema.nullable(),
  /** The connection of the call, even if it is deleted now; null if it was made with a key. */
  connectionId: idSchema.nullable(),
  /** The names at the time of the call; that of a connection is the one of its provider, such as `GitHub connection`. */
  keyName: z.string(),
  providerId: idSchema.nullable().describe('Null if the call was made without a key.'),
  providerName: z.string(),
  savedEndpointId: idSchema
    .nullable()
    .describe('The saved endpoint that the call was made with, even if it is deleted now.'),
  source: z
    .enum(CALL_SOURCES)
    .nullable()
    .describe('What made the call; null of calls that were made before this was kept.'),
  method: callMethodSchema,
  /** What was called, without the key. */
  url: z.string(),
  /** Null if there was no response. */
  status: z.number().int().nullable(),
  /** Why there was none; null if there was one. */
  error: z.string().nullable(),
  /** In ms. */
  responseTime: z.number(),
  /** Bytes of the whole body; null if there was no response. */
  size: z.number().int().nullable(),
  createdAt: isoTimeSchema,
});
export type HistoryItem = z.infer<typeof historyItemSchema>;

export const historyPageSchema = z.object({
  items: z.array(historyItemSchema),
  /** Pass it as `before` to get the next page; null at the end. */
  next: idSchema.nullable(),
  /** Calls that were made and could not be stored, since the history was last cleared; absent if there were none. */
  lost: z
    .object({ count: z.number().int(), lastAt: isoTimeSchema })
    .optional()
    .describe('Calls that were made and could not be stored, since the history was last cleared.'),
});
export type HistoryPage = z.infer<typeof historyPageSchema>;

/** A stored call. Secrets are replaced by `[secret]`, and the key that was used by its mask. */
export const historyEntrySchema = historyItemSchema.extend({
  statusText: z.string().nullable(),
  /** The headers that the request added to those of the API. */
  requestHeaders: z.record(z.string(), z.union([z.string(), z.array(z.string())])).nullable(),
  body: callBodySchema
    .nullable()
    .describe(
      'What was sent, without the bytes of files; of a long body its beginning. Null if there was none.',
    ),
  requestBody: jsonValueSchema
    .nullable()
    .describe('The body if it is a JSON object, else null. Of calls of earlier versions any JSON value.'),
  requestBodyTruncated: z.boolean(),
  /** The headers of the response; null if there was none. */
  headers: z.record(z.string(), z.string()).nullable(),
  /** The body of the response, at most 64 KiB; null if there is none or if it is not text. */
  text: z.string().nullable(),
  /** True if `text` is not the whole body. */
  truncated: z.boolean(),
  /** The host that the key was not sent to; null if it was sent. */
  withheldHost: z.string().nullable(),
  withoutKey: z
    .boolean()
    .describe(
      'True if the call was to have no key. Beside `apiKeyId`, the base URL and the headers of that key counted.',
    ),
  observations: z.array(observationSchema),
  /** The texts of the observations, one per line. */
  analysis: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const historyIdInput = z.object({ id: pathIdSchema });

export const historyDeletedSchema = z.object({ deleted: z.number().int() });

const KEEP_MESSAGE = `Must be a whole number from 0 to ${MAX_KEEP_LAST.toLocaleString('en')}`;

/** 0 keeps no calls. */
export const historySettingsSchema = z.object({
  keepLast: z
    .number({ error: KEEP_MESSAGE })
    .int({ error: KEEP_MESSAGE, abort: true })
    .min(0, KEEP_MESSAGE)
    .max(MAX_KEEP_LAST, KEEP_MESSAGE),
});
export type HistorySettings = z.infer<typeof historySettingsSchema>;
