import type { Concept } from '#schema/concept.ts';
import type { CatalogApi } from '#src/apis/catalog-api.ts';
import { stemsIn } from '#src/text/stem.ts';

const hasAll = (phrase: readonly string[], stems: ReadonlySet<string>): boolean =>
  phrase.every((stem) => stems.has(stem));

/**
 * The parts of a concept that an API offers, by their places: in the words of one of its abilities or names, and, of an entry of the
 * directory, of which little else is known, of its description.
 */
export const partsOffered = (
  { parts = [] }: Concept,
  { name, alsoCalled, features, description, origin }: CatalogApi,
  synonyms: readonly string[],
): number[] => {
  if (parts.length === 0) return [];
  const texts = [
    name,
    ...alsoCalled,
    ...features,
    ...synonyms,
    ...(origin === 'directory' ? [description] : []),
  ];
  const said = texts.map((text) => new Set(stemsIn(text)));
  return parts.flatMap(({ offers }, place) =>
    offers.map(stemsIn).some((phrase) => said.some((stems) => hasAll(phrase, stems))) ? [place] : [],
  );
};
