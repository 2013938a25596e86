import { z } from 'zod';
import { calledUrl } from '#src/called-url.ts';
import { idSchema, text } from './common.ts';
import { keyPartsSchema } from './key-parts.ts';

/** What the keys of an API look like, and which provider in the list is that API. */
const keyFormSchema = z.object({
  /** The slug of the provider, in the list or once it is added. */
  slug: text(100),
  name: text(200),
  /** A regular expression (no flags); null if the keys have no form that only they have. */
  pattern: text(500).nullable(),
  /** What to enter, if what matches the pattern is only a part of it: `ACCESS_KEY_ID:SECRET_ACCESS_KEY`. */
  needs: text(200).nullable(),
  /** The provider in the list; null if it is not listed. */
  providerId: idSchema.nullable(),
  /** The catalog entry from which it can be added; null if there is none, or if it is listed. */
  catalogId: text(120).nullable(),
  /** Where its keys are sent. */
  hosts: z.array(text(253)),
  baseUrl: calledUrl().nullable(),
  /** The values that its keys consist of; null if they are one value. */
  keyParts: keyPartsSchema.nullable(),
});
export type KeyForm = z.infer<typeof keyFormSchema>;

export const keyFormListSchema = z.array(keyFormSchema);
