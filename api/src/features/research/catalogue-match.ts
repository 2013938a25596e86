import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { apiNamed } from '@gatehouse/knowledge/apis/lookups.ts';
import { categoriesOfIndustry } from '@gatehouse/knowledge/industries.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { ApiSearchResult } from '@gatehouse/search/api-search.ts';

type Needs = ApiSearchResult['needs'];

const statedIn = (needs: Needs): Needs =>
  needs.filter(({ isImplied, kind }) => !isImplied && kind !== 'word');

/**
 * The API with exactly the query as its name, if the industry has it and nothing excludes it. Many names in the
 * directory are plain words: such a name only counts where the words mean no ability.
 */
export const exactlyNamed = (
  knowledge: Knowledge,
  query: string,
  industry: string | null,
  { needs }: ApiSearchResult,
): CatalogApi | undefined => {
  const named = apiNamed(knowledge, query);
  if (named === undefined) return undefined;
  const isAbility = statedIn(needs).some(({ kind }) => kind === 'concept');
  if (named.origin === 'directory' && isAbility) return undefined;
  const allowed: readonly string[] | undefined =
    industry === null ? undefined : categoriesOfIndustry(knowledge, industry);
  return allowed === undefined || named.categories.some((one) => allowed.includes(one)) ? named : undefined;
};
