import type { QuickDiscovery } from '@gatehouse/contract/plain/discovery-options.ts';
import type { Industry } from '@gatehouse/contract/research.ts';
import type { IndustryFacts, QuickDiscoveryFacts } from '#schema/category-lists.ts';
import type { Category } from '#src/categories.ts';
import { factOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';
import { perKnowledge } from '#src/per-knowledge.ts';

const listed = perKnowledge(
  (knowledge) => factOf<IndustryFacts[]>(knowledge, 'category-lists', 'industries') ?? [],
);

/** The industries that a search can be narrowed to, sorted by name. */
export const industries = (knowledge: Knowledge): Industry[] =>
  listed(knowledge).map(({ id, name }) => ({ id, name }));

/** The categories that an industry covers; undefined for an unknown one. */
export const categoriesOfIndustry = (knowledge: Knowledge, id: string): readonly Category[] | undefined =>
  listed(knowledge).find((industry) => industry.id === id)?.categories;

/** What a quick discovery is about. */
export const quickDiscoveryFacts = (
  knowledge: Knowledge,
  id: QuickDiscovery,
): QuickDiscoveryFacts[QuickDiscovery] => {
  const facts = factOf<QuickDiscoveryFacts>(knowledge, 'category-lists', 'quick-discoveries');
  if (facts === undefined) throw new Error('the knowledge file has no quick discoveries');
  return facts[id];
};
