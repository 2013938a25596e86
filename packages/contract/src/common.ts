import { z } from 'zod';

/** Largest value of a 32-bit signed column, which is what PostgreSQL gives an `integer` id. */
export const MAX_ID = 2 ** 31 - 1;

/** The id of something that a person must have chosen; `message` is what they read when they have not. */
export const requiredId = (message: string) =>
  z.number({ error: message }).int({ error: message, abort: true }).min(1, message).max(MAX_ID, message);

const ID_MESSAGE = `Must be a whole number from 1 to ${MAX_ID}`;

/** An id in a JSON body: a whole number, never a numeric text. */
export const idSchema = requiredId(ID_MESSAGE);

// Number() would read 0x1 and 1e0 as 1, and the key of another id would be deleted.
const readPathId = (value: number): number =>
  typeof value === 'string' ? (/^\d{1,10}$/.test(value) ? Number(value) : Number.NaN) : value;

/** An id in a REST path, where every value arrives as text: digits and nothing else. */
export const pathIdSchema = z.preprocess(readPathId, idSchema);

/** ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
export const isoTimeSchema = z.iso.datetime();

const TIME_MESSAGE = 'Must be a time such as 2030-01-31T00:00:00Z';
/** Nanoseconds and an offset take 35 characters; the fraction of a second could go on for ever. */
const MAX_TIME_LENGTH = 64;

/** A time as a caller may write it, with an offset from UTC or without seconds' fractions; read, it is an `isoTimeSchema`. */
export const isoTimeInput = z.iso
  .datetime({ offset: true, error: TIME_MESSAGE })
  .max(MAX_TIME_LENGTH, TIME_MESSAGE)
  .transform((value) => new Date(value).toISOString())
  // An offset can lead past the year 9999, which is then written in another form.
  .pipe(z.iso.datetime(TIME_MESSAGE));

// PostgreSQL refuses U+0000 in text, and a lone surrogate is not valid UTF-8.
const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** Text of at most `max` characters (Unicode code points, as zod counts) that both databases can hold. */
export const text = (max: number) =>
  z
    .string()
    .max(max, `Must be at most ${max} characters`)
    .refine(isStorable, 'Must not contain NUL or unpaired surrogate characters');

/** Trimmed text that must not be empty; `message` is what a person reads when it is. */
export const requiredText = (max: number, message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `Must be at most ${max} characters`)
    .refine(isStorable, 'Must not contain NUL or unpaired surrogate characters');

export const MAX_URL_LENGTH = 2048;

const isHttpUrl = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === ''
  );
};

/**
 * An absolute http or https URL without user information. `z.url()` alone accepts `javascript:`, and
 * `z.httpUrl()` refuses `http://localhost:3000`, so every URL of the product goes through this one schema.
 */
export const httpUrl = (message = 'Please enter a valid URL.') =>
  z
    .string({ error: message })
    .trim()
    .max(MAX_URL_LENGTH, `Must be at most ${MAX_URL_LENGTH} characters`)
    .refine((value) => isStorable(value) && isHttpUrl(value), message);

export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/**
 * Any JSON value. Both faces carry nothing else, so there is nothing left to check; walking a body of
 * megabytes with `z.json()` would cost more than the call that brought it.
 */
export const jsonValueSchema = z.unknown() as unknown as z.ZodType<JsonValue>;

/** Names and values of HTTP headers, as a map. */
export const headerMapSchema = z.record(
  z.string().regex(/^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,128}$/, 'Not a header name'),
  z
    .string()
    .max(8192)
    // RFC 9110 section 5.5: a field value holds no control character but the tab.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .regex(/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/, 'Not a header value'),
);
export type HeaderMap = z.infer<typeof headerMapSchema>;

/** The empty input of a procedure that takes none. */
export const emptyInput = z.object({});

/** What deleting answers. */
export const deletedSchema = z.object({ id: idSchema });

/** The times that every stored entity carries. */
export const timestamps = { createdAt: isoTimeSchema, updatedAt: isoTimeSchema };
