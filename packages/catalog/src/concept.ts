import type { Category } from '#src/curated-api.ts';

/** Something that an API does or that somebody needs, with the ways to say it. */
export type Concept = {
  /** Unique, and read by people as it stands: `speech to text`. */
  name: string;
  /** The category of the APIs whose main business it is. */
  category: Category;
  /** Further categories of which the same holds. */
  alsoIn?: Category[];
  /** Words and phrases that mean it, separated by commas; other forms of a word (plural, -ing) need no entry. */
  says: string;
  /** What a project with this need wants besides, and how much: 1 as much as the need itself. */
  implies?: Record<string, number>;
};
