import { MAX_ID } from '@gatehouse/contract/common.ts';
import { catalogResultId } from '@gatehouse/contract/plain/api-name.ts';
import type { ApiOrigin, Provider } from '@gatehouse/contract/providers.ts';
import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { operationsOf } from '@gatehouse/knowledge/apis/lookups.ts';
import { categoryName } from '@gatehouse/knowledge/category-name.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { entryFacts } from '#src/features/providers/entry-facts.ts';
import {
  type DiscoveredFacts,
  identify,
  providerListedAs,
} from '#src/features/providers/providers.service.ts';

/** What is shown of an API, except for its identity and whether it is in the provider list, because that changes. */
export type ShownApi = Omit<DiscoveredApi, 'id' | 'origin' | 'providerSlug'>;

/** An API that was found, as shown and as a provider that can be added to the list. */
export type FoundApi = {
  shown: ShownApi;
  facts: DiscoveredFacts;
  origin: ApiOrigin;
  /** Identifies it when it is saved; null while it is not stored. */
  id: string | null;
};

const CATALOG_ID = catalogResultId('');
const SITE_ID = 'site:';

export const siteId = (row: number): string => `${SITE_ID}${row}`;

/** What an id of a result means; undefined for any other text. */
export const readId = (id: string): { catalogId: string } | { row: number } | undefined => {
  if (id.startsWith(CATALOG_ID)) return { catalogId: id.slice(CATALOG_ID.length) };
  const [, row] = /^site:([1-9]\d{0,9})$/.exec(id) ?? [];
  return row === undefined || Number(row) > MAX_ID ? undefined : { row: Number(row) };
};

const MAX_ENDPOINTS = 20;
/** An API from the catalog, with the operations to call first. */
export const fromCatalog = (knowledge: Knowledge, api: CatalogApi): FoundApi => ({
  id: catalogResultId(api.id),
  origin: { type: 'catalog', id: api.id },
  facts: entryFacts(api),
  shown: {
    name: api.name,
    category: categoryName(api.category),
    description: api.description,
    features: api.features,
    pricing: api.pricing,
    documentationUrl: api.documentationUrl,
    registrationUrl: api.registrationUrl,
    pricingUrl: null,
    baseUrl: api.baseUrl,
    endpoints: operationsOf(knowledge, api.id, MAX_ENDPOINTS).map(({ method, path, summary }) => ({
      method,
      path,
      summary,
    })),
  },
});

/** The APIs as they are returned, each with the slug of the provider that represents it in the list. */
export const withProviders = (found: readonly FoundApi[], providers: readonly Provider[]): DiscoveredApi[] =>
  found.map((api) => ({
    ...api.shown,
    id: api.id,
    origin: api.origin,
    providerSlug: providerListedAs(providers, identify(api))?.slug ?? null,
  }));
