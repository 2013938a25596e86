import { conceptsIn } from '@gatehouse/catalog/concepts.ts';
import type { Candidate } from '#src/features/discover/candidates.ts';

const abilitiesIn = (text: string): string[] => conceptsIn(text).map(({ name }) => name);

/**
 * Whether a model's sentence about an API names only abilities that the catalogue knows of it: of the stated needs those
 * that it covers, and of others those that its entry speaks of.
 */
export const claimsOnly = (
  text: string,
  { api, covers }: Pick<Candidate, 'api' | 'covers'>,
  stated: readonly string[],
): boolean => {
  const entry = [api.name, api.description, ...api.features].flatMap(abilitiesIn);
  return abilitiesIn(text).every((name) =>
    stated.includes(name) ? covers.includes(name) : entry.includes(name),
  );
};
