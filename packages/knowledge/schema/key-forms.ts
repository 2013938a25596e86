import { text } from '@gatehouse/contract/common.ts';
import { z } from 'zod';

const compiles = (pattern: string): boolean => {
  try {
    return new RegExp(pattern).source !== '';
  } catch {
    return false;
  }
};

const form = z.strictObject({
  pattern: z
    .string()
    .regex(/^\^.*\$$/, 'must match the whole key, from ^ to $')
    .refine(compiles, 'must be a regular expression'),
  /** What to enter, if what matches is only a part of it. */
  needs: text(80).optional(),
  /** Where the form is documented: a rule of a public secret scanner, or a page of the provider. */
  source: text(120),
});

/**
 * providers/<slug>/key-forms.yaml: what its keys look like. Only forms that nobody else uses: a wrong name is worse than none.
 * Left out, because several providers share them: `sk_live_…` (Stripe, Clerk, Paystack, WorkOS), `whsec_…`, `sk-` with
 * 32 characters, JSON web tokens, and plain hexadecimal or UUID keys.
 */
export const keyFormsSchema = z.strictObject({
  forms: z
    .array(form)
    .min(1, 'must have one form or more')
    .transform((all) => all.map(({ source: _source, ...facts }) => facts)),
});

/** Of an API that is recognized by name only: the catalogue has no entry to add, or several products share one token. */
export const namedKeyFormsSchema = keyFormsSchema.extend({ name: text(80) });

export type KeyForms = z.infer<typeof keyFormsSchema> & { name?: string };
