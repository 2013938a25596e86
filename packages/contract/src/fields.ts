import { z } from 'zod';
import { COMPANY_SIZES } from '#src/plain/company/company-size.ts';
import { MAX_URL_LENGTH } from '#src/plain/http-url.ts';
import { httpUrl, text } from './common.ts';

/** Trimmed text of `min` to `max` characters; `message` is shown if it is too short. */
export const textOfAtLeast = (min: number, max: number, message: string) =>
  z.string({ error: message }).trim().min(min, message).pipe(text(max));

/** Longest e-mail address that fits in a mail envelope (RFC 5321 section 4.5.3.1.3, without its brackets). */
export const MAX_EMAIL_LENGTH = 254;

const emailText = (message: string) =>
  z.string({ error: message }).trim().max(MAX_EMAIL_LENGTH, `Must be at most ${MAX_EMAIL_LENGTH} characters`);

/** A required e-mail address; `message` is shown if it is not valid. */
export const emailAddress = (message: string) => emailText(message).pipe(z.email(message));

/*
 * Optional fields. A form sends an untouched field as empty text, a script omits it or sends the null that it has
 * read; all three mean "not given". Empty text becomes null, and an absent field stays absent, so that a partial update
 * does not change it.
 */
const blankToNull = (value: string): string | null => (value === '' ? null : value);

/** Trimmed text of at most `max` characters that may be left empty. */
export const optionalText = (max: number) => text(max).trim().transform(blankToNull).nullish();

/** An http or https URL that may be left empty; `message` is shown if it is not valid. */
export const optionalUrl = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .max(MAX_URL_LENGTH, `Must be at most ${MAX_URL_LENGTH} characters`)
    .refine((value) => value === '' || httpUrl().safeParse(value).success, message)
    .transform(blankToNull)
    .nullish();

/** An e-mail address that may be left empty; `message` is shown if it is not valid. */
export const optionalEmail = (message: string) =>
  emailText(message)
    .refine((value) => value === '' || z.email().safeParse(value).success, message)
    .transform(blankToNull)
    .nullish();

/** A field of another kind that may be left empty, as a select is: empty text means "not given". */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value: z.input<Schema> | '' | null | undefined) => (value === '' ? null : value),
    schema.nullish(),
  );

/** People in a company. */
export const companySizeSchema = z.enum(COMPANY_SIZES);

/** Longest text of one line, and of several. */
export const SHORT = 200;
export const LONG = 5000;

/** A company and who speaks for it, as the profile and applications are returned. */
export const companyFields = {
  companyName: text(SHORT),
  companyWebsite: httpUrl(),
  companyDescription: text(LONG).nullable(),
  companySize: companySizeSchema.nullable(),
  companyIndustry: text(SHORT).nullable(),
  contactName: text(SHORT),
  contactEmail: text(MAX_EMAIL_LENGTH),
  contactPhone: text(SHORT).nullable(),
};
