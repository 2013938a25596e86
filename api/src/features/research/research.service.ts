import type { CatalogApi } from '@gatehouse/catalog/catalog-api.ts';
import { INDUSTRIES } from '@gatehouse/catalog/industries.ts';
import { apiNamed } from '@gatehouse/catalog/lookups.ts';
import { quickDiscovery } from '@gatehouse/catalog/quick-discoveries.ts';
import { searchApis } from '@gatehouse/catalog/search-apis.ts';
import { apiNameKey } from '@gatehouse/contract/api-name.ts';
import {
  ALL_INDUSTRIES,
  type DiscoverApisInput,
  type DiscoveryResult,
  type Industry,
  type QuickDiscovery,
  type QuickDiscoveryResult,
} from '@gatehouse/contract/research.ts';
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { addDiscovered, listProviders } from '#src/features/providers/providers.service.ts';
import { firstPerKey } from '#src/features/research/first-per-key.ts';
import { type FoundApi, fromCatalog, withProviders } from '#src/features/research/found-api.ts';
import { findResearched } from '#src/features/research/researched-apis.store.ts';

const MAX_RESULTS = 12;

export const listIndustries = (): Industry[] => [...INDUSTRIES];

/** The id of an industry, given by id or name in any case; null for none. Throws BAD_REQUEST for an unknown one. */
const industryId = (given: string | null | undefined): string | null => {
  const wanted = given?.trim().toLowerCase();
  if (!wanted || wanted === ALL_INDUSTRIES.toLowerCase() || wanted === 'all') return null;
  const found = INDUSTRIES.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  if (found !== undefined) return found.id;
  const message = 'Unknown industry';
  throw new AppError('BAD_REQUEST', message, { issues: [{ path: ['industry'], message }] });
};

/** The screen and the provider list identify results by name, so only the better of two with the same name stays. */
const onePerName = (apis: readonly CatalogApi[]): CatalogApi[] =>
  firstPerKey(apis, ({ name }) => apiNameKey(name));

const search = ({ catalog }: Deps, query: string, industry: string | null): CatalogApi[] =>
  onePerName(searchApis(catalog, { query, industry, limit: MAX_RESULTS }).hits.map(({ api }) => api));

/** The API of exactly this name: from the catalogue, or else from what a company research found. */
const findByName = async (deps: Deps, name: string): Promise<FoundApi | undefined> => {
  const known = apiNamed(deps.catalog, name);
  return known === undefined ? findResearched(deps.connection.db, name) : fromCatalog(deps.catalog, known);
};

const toSave = async (deps: Deps, { query, autoSave }: DiscoverApisInput): Promise<FoundApi | undefined> =>
  autoSave ? findByName(deps, query) : undefined;

/**
 * Searches the catalogue. With `autoSave` the results are added to the provider list, and a query that is exactly the
 * name of an API finds only that API: this is how one result is saved. Throws BAD_REQUEST for an unknown industry.
 */
export const discoverApis = async (deps: Deps, input: DiscoverApisInput): Promise<DiscoveryResult> => {
  const industry = industryId(input.industry);
  const named = await toSave(deps, input);
  const found =
    named === undefined
      ? search(deps, input.query, industry).map((api) => fromCatalog(deps.catalog, api))
      : [named];
  const providers = input.autoSave
    ? await addDiscovered(
        deps,
        found.map(({ facts }) => facts),
      )
    : await listProviders(deps);
  const discovered = withProviders(found, providers);
  return {
    discovered,
    saved: discovered.filter(({ providerSlug }) => providerSlug !== null),
    total: discovered.length,
    query: input.query,
  };
};

export const discoverQuickly = async (deps: Deps, id: QuickDiscovery): Promise<QuickDiscoveryResult> => {
  const { apis, description } = quickDiscovery(deps.catalog, id, MAX_RESULTS);
  const found = onePerName(apis).map((api) => fromCatalog(deps.catalog, api));
  const shown = withProviders(found, await listProviders(deps));
  return { apis: shown, total: shown.length, description };
};
