import { CAUSES } from '@gatehouse/contract/plain/error-table.ts';
import { z } from 'zod';

const regExpSchema = z.string().refine((text) => {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/.exec(text) ?? [];
  try {
    return source !== undefined && RegExp(source, flags) !== undefined;
  } catch {
    return false;
  }
}, 'must be a regular expression between slashes');

const cause = z.enum(CAUSES, `must be one of ${CAUSES.join(', ')}`);
/** In full, or the name of a sentence that many codes have: `=name`, or `=name: what stands for {1} in it`. */
const sentence = z.string().optional();

/** A line of a table of error codes. */
export const errorRowSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('code'), match: z.string(), cause, sentence }),
    z.strictObject({ kind: z.literal('message'), match: regExpSchema, cause, sentence }),
    z.strictObject({
      kind: z.literal('status'),
      match: z.string().regex(/^[1-5]\d\d$/, 'must be a status'),
      cause,
      sentence,
    }),
  ],
  'kind must be code, message or status',
);

/** What stands above a table, in lines like `# hosts: api.acme.com, *.acme.io`. */
export const errorHeadSchema = z.strictObject({
  name: z.string('must be stated'),
  /** The providers whose keys it is for; without it the one that the folder is named after. */
  slugs: z.string().optional(),
  hosts: z.string().optional(),
  source: z.url({ protocol: /^https$/, error: 'must be the page that documents the codes' }),
  checked: z.iso.date('must be the day on which they were written down'),
  rank: z.coerce.number().int().default(0),
  text: regExpSchema.optional(),
});

/** A sentence that the codes of several providers have. */
export const sentenceRowSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower case with hyphens'),
  sentence: z.string(),
});

/** Sentences are shown, and say of secrets only what the key is called. */
export const shownSentenceSchema = z
  .string()
  .regex(/^[A-Z].*\.$/s, 'a sentence begins with a capital letter and ends with a full stop')
  .refine((text) => !/https?:|\{(?!key\})/.test(text), 'a sentence has no URL, and no braces but {key}');
