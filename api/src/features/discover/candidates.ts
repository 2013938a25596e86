import type { CatalogApi } from '@gatehouse/catalog/catalog-api.ts';
import { categoryName } from '@gatehouse/catalog/category-name.ts';
import type { Match } from '@gatehouse/catalog/rank.ts';
import { type ApiSearchResult, searchApis } from '@gatehouse/catalog/search-apis.ts';
import type { Recommendation } from '@gatehouse/contract/discover.ts';
import type { Deps } from '#src/deps.ts';
import { loadApiAccess } from '#src/features/keys/api-access.service.ts';

/** An API of the catalogue that meets something of the requirements. */
export type Candidate = { api: CatalogApi; matches: Match[]; card: Recommendation };

export type Candidates = {
  /** What the requirements were understood to ask for, the heaviest first. */
  needs: ApiSearchResult['needs'];
  /** The best first; a later one may be there because it meets what those before it do not. */
  candidates: Candidate[];
};

/** A need that an API meets less than this is met by the way. */
const MET = 0.3;
/** What meets a need this well is the answer to it. */
const MET_WELL = 0.75;
/** A need of less weight is detail. */
const PLAIN_NEED = 0.5;
/** Cards with a badge: more would say nothing. */
const MAX_RECOMMENDED = 3;
/** Longer words of an entry explain a match no better. */
const MAX_WORDS = 60;

export const metNeeds = (matches: readonly Match[]): Match[] =>
  matches.filter(({ strength }) => strength >= MET);

const inWords = ({ need, by }: Match): string =>
  by === null || by.length > MAX_WORDS || by.toLowerCase() === need.toLowerCase() ? need : `${need} (${by})`;

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

export const listInWords = (words: readonly string[]): string => LIST.format(words);

const reasonOf = (matches: readonly Match[]): string => {
  const met = metNeeds(matches);
  return `Meets ${listInWords((met.length > 0 ? met : matches).map(inWords))}.`;
};

const pricingOf = ({ pricing, pricingChecked }: CatalogApi): string | null =>
  pricing === null || pricingChecked === null ? pricing : `${pricing} (checked ${pricingChecked})`;

/** The site, or the nearest to it that is known; null where no page is known at all. */
const urlOf = (api: CatalogApi): string | null =>
  api.website ?? api.documentationUrl ?? api.registrationUrl ?? api.apiReferenceUrl ?? api.baseUrl;

/** The ids of what fits best: the first, and the first that meets well a need which none of them does. */
const bestOf = ({ needs, hits }: ApiSearchResult): Set<string> => {
  const best = new Set(hits.slice(0, 1).map(({ api }) => api.id));
  for (const { name, weight, isImplied } of needs) {
    if (isImplied || weight < PLAIN_NEED || best.size >= MAX_RECOMMENDED) continue;
    const meeting = hits.filter(({ matches }) =>
      matches.some(({ need, strength }) => need === name && strength >= MET_WELL),
    );
    const [first] = meeting;
    if (first !== undefined && !meeting.some(({ api }) => best.has(api.id))) best.add(first.api.id);
  }
  return best;
};

/** At most `limit` APIs of the catalogue that meet the requirements, as cards. */
export const findCandidates = async (
  deps: Deps,
  requirements: string,
  limit: number,
): Promise<Candidates> => {
  const result = searchApis(deps.catalog, { query: requirements, limit });
  const accessTo = await loadApiAccess(deps);
  const best = bestOf(result);
  const candidates = result.hits.flatMap(({ api, matches }): Candidate[] => {
    const url = urlOf(api);
    if (url === null) return [];
    const slug = api.origin === 'curated' ? api.id : undefined;
    const access = accessTo({ name: api.name, slug, hosts: api.hosts });
    const card: Recommendation = {
      apiId: api.id,
      name: api.name,
      description: api.description,
      recommended: best.has(api.id),
      url,
      reason: reasonOf(matches),
      category: categoryName(api.category),
      pricing: pricingOf(api),
      providerSlug: access.provider?.slug ?? null,
      alreadyHaveKey: access.hasKey,
    };
    return [{ api, matches, card }];
  });
  return { needs: result.needs, candidates };
};
