import type { Recommendation } from '@gatehouse/contract/discover.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { categoryName } from '@gatehouse/knowledge/category-name.ts';
import type { ApiHit, ApiSearch, ApiSearchResult } from '@gatehouse/search/api-search.ts';
import { searchApis } from '@gatehouse/search/search-apis.ts';
import { formatDay } from '#src/dates/format-day.ts';
import type { Deps } from '#src/deps.ts';
import { reasonFor } from '#src/features/discover/reasons.ts';
import { termsOf } from '#src/features/discover/terms.ts';
import { loadApiAccess } from '#src/features/keys/api-access.service.ts';
import { partOf, providerSlugOf } from '#src/features/providers/catalog-provider.ts';

/** An API from the catalog that meets at least part of the requirements. */
export type CandidateApi = Pick<ApiHit, 'api' | 'matches' | 'covers'> & { card: Recommendation };

/** How the requirements were understood, and the APIs that meet them, best first. */
export type Candidates = Omit<ApiSearchResult, 'hits'> & { candidates: CandidateApi[] };

/** A need of less weight is a detail. */
export const MAIN_NEED = 0.5;

/** ` Checked Nov 20, 2026.`, after the sentences about the price; empty if it was never checked. */
const checkedNote = ({ pricingChecked }: CatalogApi): string =>
  pricingChecked === null ? '' : ` Checked ${formatDay(pricingChecked)}.`;

const pricingOf = (api: CatalogApi): string | null =>
  api.pricing === null ? null : `${api.pricing}${checkedNote(api)}`;

/**
 * The site, or else the closest known page; null if no page is known. For an entry of the long tail, whose site is at
 * most its company's front page, the documentation comes first.
 */
const urlOf = (api: CatalogApi): string | null =>
  (api.origin === 'directory' ? api.documentationUrl : null) ??
  api.website ??
  api.documentationUrl ??
  api.registrationUrl ??
  api.apiReferenceUrl ??
  api.baseUrl;

/** The APIs from the catalog that meet the requirements, as cards. */
export const findCandidates = async (
  deps: Deps,
  search: Pick<ApiSearch, 'query' | 'disregard' | 'limit' | 'withUnlikely'>,
): Promise<Candidates> => {
  const result = searchApis(deps.knowledge, search);
  const accessTo = await loadApiAccess(deps);
  const { hits, ...understood } = result;
  const candidates = hits.flatMap((hit): CandidateApi[] => {
    const { api, matches, covers, isRecommended, unknown } = hit;
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
      recommended: isRecommended,
      url,
      reason: reasonFor(deps.knowledge, hit, result.needs, hits),
      covers,
      unknown,
      terms: termsOf(api),
      category: categoryName(api.category),
      pricing: pricingOf(api),
      providerSlug: access.provider?.slug ?? null,
      alreadyHaveKey: access.hasKey,
    };
    return [{ api, matches, covers, card }];
  });
  return { ...understood, candidates };
};
