import { requiredText } from '@gatehouse/contract/common.ts';
import { z } from 'zod';
import { CATEGORIES } from '#src/categories.ts';

const category = z.enum(CATEGORIES, `has to be one of ${CATEGORIES.join(', ')}`);
const phrases = z
  .array(requiredText(80, 'has to be a phrase'))
  .min(1, 'has to name at least one')
  .refine((all) => new Set(all).size === all.length, 'has to name each once');

/** concepts/<slug>/concept.yaml: something that an API does or that someone needs, with the ways to say it. */
export const conceptSchema = z.strictObject({
  /** Unique, and shown to people as is: `speech to text`. The folder is named after it. */
  name: requiredText(60, 'has to be a name'),
  /** Of concepts that the same words say, those with a lower rank come first. */
  rank: z.number().int(),
  /** The category of the APIs whose main business it is. */
  category,
  /** Further categories to which the same applies. */
  alsoIn: z.array(category).min(1, 'has to name at least one').optional(),
  /** It is a way to reach people, so that an idea that names it may say how it tells them, not what. */
  isChannel: z.literal(true).optional(),
  /** Words and phrases that mean it; other forms of a word (plural, -ing) need no entry. */
  says: phrases,
  /**
   * Single words, and phrases as vague, that mean it beside other things: `house`, `score`. One of them supports a need that
   * a phrase of `says` or a second one of these found, and founds none alone.
   */
  supports: phrases.optional(),
  /**
   * What an API may offer alone of it: flight status and tickets of `flights`. A text that asks for one of them is answered by those that
   * offer it, if there are any.
   */
  parts: z
    .array(
      z.strictObject({
        /** Words of a text that ask for this part; all of a phrase's words, in any order. */
        asks: phrases,
        /** Words of an API's abilities, names and synonyms that offer it. */
        offers: phrases,
        /** Who offers only this is left out where it is not asked for: news about shares. */
        isApart: z.literal(true).optional(),
      }),
    )
    .min(1, 'has to name at least one')
    .optional(),
  /** What else a project with this need wants, and how much: 1 is as much as the need itself. */
  implies: z
    .record(z.string(), z.number().gt(0, 'has to be above 0').max(1, 'has to be at most 1'))
    .optional(),
});
export type Concept = z.infer<typeof conceptSchema>;

/** What the file holds of it besides its phrases, which are found one by one. */
export type ConceptFacts = Omit<Concept, 'name' | 'rank' | 'says' | 'supports' | 'parts'> & {
  /** What asks for each part, as stems; `isApart` as above. */
  parts?: { asks: string[][]; isApart: boolean }[];
};
