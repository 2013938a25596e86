import { conceptsIn } from '@gatehouse/knowledge/concepts/concepts.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { CandidateApi } from '#src/features/discover/candidates.ts';

/**
 * Whether a model's sentence about an API names only abilities that the catalog knows of it: of the stated needs those
 * that it covers, and of others those that its entry speaks of.
 */
export const claimsOnly = (
  knowledge: Knowledge,
  text: string,
  { api, covers }: Pick<CandidateApi, 'api' | 'covers'>,
  stated: readonly string[],
): boolean => {
  const abilitiesIn = (said: string): string[] => conceptsIn(knowledge, said);
  const entry = [api.name, api.description, ...api.features].flatMap(abilitiesIn);
  return abilitiesIn(text).every((name) =>
    stated.includes(name) ? covers.includes(name) : entry.includes(name),
  );
};
