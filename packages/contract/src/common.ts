import { z } from 'zod';

/** Largest value of a 32-bit signed column, which is what PostgreSQL gives an `integer` id. */
export const MAX_ID = 2 ** 31 - 1;

/** An id in a JSON body: a whole number, never a numeric text. */
export const idSchema = z.number().int().min(1).max(MAX_ID);

/**
 * An id in a REST path or query, where every value arrives as text.
 * Declared as coerced because the REST adapter would otherwise switch the live schema to coercion on its
 * first request, and the answer to a tRPC call would depend on what came before it.
 */
export const pathIdSchema = z.coerce.number<number>().int('Id must be a whole number').min(1).max(MAX_ID);

/** ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
export const isoTimeSchema = z.iso.datetime();

// PostgreSQL refuses U+0000 in text, and a lone surrogate is not valid UTF-8.
const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** Text of at most `max` characters (UTF-16 units) that both databases can hold. */
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
