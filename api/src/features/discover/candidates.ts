import type { CatalogApi } from '@gatehouse/catalog/catalog-api.ts';
import { categoryName } from '@gatehouse/catalog/category-name.ts';
import type { Match } from '@gatehouse/catalog/contender.ts';
import { type ApiSearchResult, searchApis } from '@gatehouse/catalog/search-apis.ts';
import type { Recommendation } from '@gatehouse/contract/discover.ts';
import { formatDay } from '#src/dates/format-day.ts';
import type { Deps } from '#src/deps.ts';
import { reasonFor } from '#src/features/discover/reasons.ts';
import { loadApiAccess } from '#src/features/keys/api-access.service.ts';
import { partOf, providerSlugOf } from '#src/features/providers/catalog-provider.ts';

/** An API from the catalogue that meets at least part of the requirements. */
export type Candidate = { api: CatalogApi; matches: Match[]; card: Recommendation };

/** How the requirements were understood, and the APIs that meet them, best first. */
export type Candidates = Omit<ApiSearchResult, 'hits'> & { candidates: Candidate[] };

/** An API with at least this strength meets a need well. */
const MET_WELL = 0.75;
/** A need of less weight is a detail. */
export const MAIN_NEED = 0.5;
/** Cards with a badge: on more of them it would mean nothing. */
const MAX_RECOMMENDED = 3;

/** ` (checked Nov 20, 2026)`; empty if the price was never checked. */
export const checkedNote = ({ pricingChecked }: CatalogApi): string =>
  pricingChecked === null ? '' : ` (checked ${formatDay(pricingChecked)})`;

const pricingOf = (api: CatalogApi): string | null =>
  api.pricing === null ? null : `${api.pricing}${checkedNote(api)}`;

/** The site, or else the closest known page; null if no page is known. */
const urlOf = (api: CatalogApi): string | null =>
  api.website ?? api.documentationUrl ?? api.registrationUrl ?? api.apiReferenceUrl ?? api.baseUrl;

/** The ids of the best APIs: the first one, and for each need that none of these meets well, the first that does. */
const bestOf = ({ needs, hits }: ApiSearchResult): Set<string> => {
  const best = new Set(hits.slice(0, 1).map(({ api }) => api.id));
  for (const { name, weight, isImplied } of needs) {
    if (isImplied || weight < MAIN_NEED || best.size >= MAX_RECOMMENDED) continue;
    const meeting = hits.filter(({ matches }) =>
      matches.some(({ need, strength }) => need === name && strength >= MET_WELL),
    );
    const [first] = meeting;
    if (first !== undefined && !meeting.some(({ api }) => best.has(api.id))) best.add(first.api.id);
  }
  return best;
};

/** At most `limit` APIs from the catalogue that meet the requirements, as cards. */
export const findCandidates = async (
  deps: Deps,
  requirements: string,
  limit: number,
): Promise<Candidates> => {
  const result = searchApis(deps.catalog, { query: requirements, limit });
  const accessTo = await loadApiAccess(deps);
  const best = bestOf(result);
  const { hits, ...understood } = result;
  const candidates = hits.flatMap(({ api, matches }): Candidate[] => {
    const url = urlOf(api);
    if (url === null) return [];
    const access = accessTo({
      ...api,
      origin: { type: 'catalog', id: api.id },
      slug: providerSlugOf(api),
      partOf: partOf(api),
    });
    const card: Recommendation = {
      apiId: api.id,
      name: api.name,
      description: api.description,
      recommended: best.has(api.id),
      url,
      reason: reasonFor({ api, matches }, result.needs, hits),
      category: categoryName(api.category),
      pricing: pricingOf(api),
      providerSlug: access.provider?.slug ?? null,
      alreadyHaveKey: access.hasKey,
    };
    return [{ api, matches, card }];
  });
  return { ...understood, candidates };
};
