import { z } from 'zod';
import { headerLinesFrom } from '#src/plain/headers/header-lines.ts';
import { isHttpUrl, MAX_URL_LENGTH } from '#src/plain/http-url.ts';
import { isStorable } from '#src/plain/storable.ts';

/** Largest 32-bit signed integer, the largest `integer` id in PostgreSQL. */
export const MAX_ID = 2 ** 31 - 1;

/** The id of something that the user must choose; `message` is shown if they have not. */
export const requiredId = (message: string) =>
  z.number({ error: message }).int({ error: message, abort: true }).min(1, message).max(MAX_ID, message);

const ID_MESSAGE = `Must be a whole number from 1 to ${MAX_ID}`;

/** An id in a JSON body: a whole number, never a string. */
export const idSchema = requiredId(ID_MESSAGE);

// Number() would read 0x1 and 1e0 as 1, so a mistyped path would reach the wrong entry.
const readPathId = (value: number): number =>
  typeof value === 'string' ? (/^\d{1,10}$/.test(value) ? Number(value) : Number.NaN) : value;

/** An id in a REST path, where every value is text: digits only. */
export const pathIdSchema = z.preprocess(readPathId, idSchema);

/** ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
export const isoTimeSchema = z.iso.datetime();

const TIME_MESSAGE = 'Must be a time such as 2030-01-31T00:00:00Z';
/** A time with nanoseconds and an offset has 35 characters; the fraction of a second could have any length. */
const MAX_TIME_LENGTH = 64;

/** A time as a caller may write it, with an offset from UTC or without fractions of a second. Parsed to an `isoTimeSchema`. */
export const isoTimeInput = z.iso
  .datetime({ offset: true, error: TIME_MESSAGE })
  .max(MAX_TIME_LENGTH, TIME_MESSAGE)
  .transform((value) => new Date(value).toISOString())
  // An offset can lead past the year 9999, which is written in a different format.
  .pipe(z.iso.datetime(TIME_MESSAGE));

/** Text of at most `max` characters (Unicode code points, as zod counts them) that both databases can store. */
export const text = (max: number) =>
  z
    .string()
    .max(max, `Must be at most ${max} characters`)
    .refine(isStorable, 'Must not contain NUL or unpaired surrogate characters');

/** Trimmed text that must not be empty; `message` is shown if it is. */
export const requiredText = (max: number, message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `Must be at most ${max} characters`)
    .refine(isStorable, 'Must not contain NUL or unpaired surrogate characters');

/**
 * An absolute http or https URL without user information. `z.url()` alone accepts `javascript:`, and
 * `z.httpUrl()` rejects `http://localhost:3000`, so every URL in the product is checked by this schema.
 */
export const httpUrl = (message = 'Please enter a valid URL.') =>
  z
    .string({ error: message })
    .trim()
    .max(MAX_URL_LENGTH, `Must be at most ${MAX_URL_LENGTH} characters`)
    .refine(isHttpUrl, message);

export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/**
 * Any JSON value. REST and tRPC transport nothing else, so there is nothing left to check, and `z.json()` on a body of
 * megabytes would take longer than the request itself.
 */
export const jsonValueSchema = z.unknown() as unknown as z.ZodType<JsonValue>;

const headerName = z.string().regex(/^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,128}$/, 'Not a header name');

const headerValue = z
  .string()
  .max(8192)
  // RFC 9110 section 5.5: a field value contains no control character except the tab.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what the pattern rejects
  .regex(/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/, 'Not a header value');

/** Names and values of HTTP headers, as a map. */
export const headerMapSchema = z.record(headerName, headerValue);
export type HeaderMap = z.infer<typeof headerMapSchema>;

/** Lines of one header, and of all together: a server reads no more. */
const MAX_HEADER_LINES = 100;

/** Headers of a request: a list of values is sent as lines of their own, in their order. */
export const headerLinesSchema = z
  .record(
    headerName,
    z.union([headerValue, z.array(headerValue).min(1, 'Must have a value').max(MAX_HEADER_LINES)]),
  )
  // Names that differ in case only are one header.
  .overwrite((headers) => headerLinesFrom(Object.entries(headers)));
export type HeaderLines = z.infer<typeof headerLinesSchema>;

/** The input of a procedure without input. */
export const emptyInput = z.object({});

/** The result of deleting something. */
export const deletedSchema = z.object({ id: idSchema });

/** The times that every stored entity has. */
export const timestamps = { createdAt: isoTimeSchema, updatedAt: isoTimeSchema };
