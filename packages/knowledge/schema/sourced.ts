import { httpUrl } from '@gatehouse/contract/common.ts';
import { z } from 'zod';

/** An address of a provider. */
export const httpsUrl = httpUrl('must be a URL that begins with https://').refine(
  (url) => url.startsWith('https:'),
  'must begin with https://',
);

/** What is shown as it stands: whole sentences, without markup. */
export const sentence = z
  .string()
  .regex(/^(?:[A-Z]|https?\b|\d).*\.$/, 'must be a sentence, with a full stop at its end')
  .regex(/^[^<>]*$/, 'must not contain < or >');

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** Where facts come from. */
export const sourcePages = z
  .array(httpsUrl)
  .min(1, 'must name a page of the documentation')
  .refine(isUnique, 'must name each page once');

/** The day on which facts were looked up. */
export const day = z.iso.date('must be a day, such as 2026-11-22');

/** The folder of a provider that shares facts of the same kind: what a file does not say is as there. */
export const likeSchema = z
  .string({ error: 'must be the folder of a provider with the same kind of file' })
  .optional();
