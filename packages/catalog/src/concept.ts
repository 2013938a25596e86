import type { Category } from '@gatehouse/knowledge/categories.ts';

/** Something that an API does or that someone needs, with the ways to say it. */
export type Concept = {
  /** Unique, and shown to people as is: `speech to text`. */
  name: string;
  /** The category of the APIs whose main business it is. */
  category: Category;
  /** Further categories to which the same applies. */
  alsoIn?: Category[];
  /** Words and phrases that mean it, separated by commas; other forms of a word (plural, -ing) need no entry. */
  says: string;
  /**
   * Single words, and phrases as vague, that mean it beside other things: `house`, `score`. One of them supports a need that
   * a phrase of `says` or a second one of these found, and founds none alone.
   */
  supports?: string;
  /** What else a project with this need wants, and how much: 1 is as much as the need itself. */
  implies?: Record<string, number>;
};
