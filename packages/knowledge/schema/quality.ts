import { requiredText } from '@gatehouse/contract/common.ts';
import { z } from 'zod';
import { CHECKED_QUALITIES } from '#src/concepts/checked-qualities.ts';

/** An item of vocabulary/qualities.yaml: something that people want from an API besides what it does. It founds no need by itself. */
const qualitySchema = z
  .strictObject({
    /** Unique, also among concepts; shown to people as is. */
    name: requiredText(60, 'has to be a name'),
    /**
     * `checked`: the catalogue knows it, and only APIs that have it are listed. `unknown`: it is named, because nothing in the catalogue
     * says it. Absent: it says something about the price that decides nothing.
     */
    constraint: z.enum(['checked', 'unknown']).optional(),
    /** Words and phrases that ask for it. */
    says: z.array(requiredText(60, 'has to be a phrase')).min(1, 'has to name at least one'),
  })
  .refine(
    ({ name, constraint }) => CHECKED_QUALITIES.includes(name) === (constraint === 'checked'),
    `has to be checked if it is one of ${CHECKED_QUALITIES.join(', ')}, and no other is`,
  );

export const qualitiesSchema = z.array(qualitySchema);
export type QualityFacts = Omit<z.infer<typeof qualitySchema>, 'says'>;
