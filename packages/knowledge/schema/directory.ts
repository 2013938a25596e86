import { text } from '@gatehouse/contract/common.ts';
import { z } from 'zod';

/** A row of directory/abilities.tsv: what an API of the directory plainly does although its title does not say it. */
export const abilitiesRowSchema = z.strictObject({
  /** The id of the API in the directory: `abstractapi.com:geolocation`. */
  api: text(120),
  /** Names of concepts, with `; ` between them. */
  concepts: text(400).transform((names) => names.split('; ')),
});

/** A row of directory/not-met.tsv: what an API does not offer, though the words of one of its capabilities say so. */
export const notMetRowSchema = z.strictObject({ concept: text(80), slug: text(80), why: text(300) });
export type NotMet = z.infer<typeof notMetRowSchema>;
