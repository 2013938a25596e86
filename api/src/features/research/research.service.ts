import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import { ALL_INDUSTRIES, type QuickDiscovery } from '@gatehouse/contract/plain/discovery-options.ts';
import type { ApiOrigin } from '@gatehouse/contract/providers.ts';
import type {
  CatalogueName,
  DiscoverApisInput,
  DiscoveredApi,
  DiscoveryResult,
  Industry,
  QuickDiscoveryResult,
} from '@gatehouse/contract/research.ts';
import type { Understood } from '@gatehouse/contract/understood.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { apiNamed, getApi } from '@gatehouse/knowledge/apis/lookups.ts';
import { industries } from '@gatehouse/knowledge/industries.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { apisByName } from '@gatehouse/search/name-search.ts';
import { quickDiscovery } from '@gatehouse/search/quick-discoveries.ts';
import { searchApis } from '@gatehouse/search/search-apis.ts';
import type { Deps } from '#src/deps.ts';
import { AppError, notFound } from '#src/errors.ts';
import { understoodIn } from '#src/features/discover/understood.ts';
import { companyOf } from '#src/features/providers/company.ts';
import { addDiscovered, listProviders } from '#src/features/providers/providers.service.ts';
import { exactlyNamed } from '#src/features/research/catalogue-match.ts';
import { firstPerKey } from '#src/features/research/first-per-key.ts';
import {
  type FoundApi,
  fromCatalog,
  readId,
  type ShownApi,
  withProviders,
} from '#src/features/research/found-api.ts';
import { findResearched, findResearchedNamed } from '#src/features/research/researched-apis.store.ts';

const MAX_RESULTS = 12;

export const listIndustries = ({ knowledge }: Deps): Industry[] => industries(knowledge);

/** The APIs of the catalog whose name fits what is typed, each with the provider that represents it in the list. */
export const findNames = async (deps: Deps, typed: string): Promise<CatalogueName[]> => {
  const { knowledge } = deps;
  const apis = apisByName(knowledge, typed, MAX_RESULTS);
  const shown = withProviders(
    apis.map((api) => fromCatalog(knowledge, api)),
    apis.length === 0 ? [] : await listProviders(deps),
  );
  return apis.map(({ id, name }, at) => ({
    apiId: id,
    name,
    providerSlug: shown[at]?.providerSlug ?? null,
  }));
};

/** The id of an industry, given by id or name in any case; null for none. Throws BAD_REQUEST for an unknown one. */
const industryId = (knowledge: Knowledge, given: string | null | undefined): string | null => {
  const wanted = given?.trim().toLowerCase();
  if (!wanted || wanted === ALL_INDUSTRIES.toLowerCase() || wanted === 'all') return null;
  const found = industries(knowledge).find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  if (found !== undefined) return found.id;
  const message = 'Unknown industry';
  throw new AppError('BAD_REQUEST', message, { issues: [{ path: ['industry'], message }] });
};

/** The screen and the provider list identify results by name, so only the better of two with the same name stays. */
const onePerName = (apis: readonly CatalogApi[]): CatalogApi[] =>
  firstPerKey(apis, ({ name }) => apiNameKey(name));

type Search = { found: FoundApi[]; understood: Understood | null };

const search = ({ knowledge }: Deps, query: string, industry: string | null, disregard: string[]): Search => {
  const result = searchApis(knowledge, { query, industry, disregard, limit: MAX_RESULTS, isBrowsing: true });
  const named = exactlyNamed(knowledge, query, industry, result);
  const apis = result.hits.map(({ api }) => api);
  const shown = onePerName(named === undefined ? apis : [named, ...apis]).slice(0, MAX_RESULTS);
  const understood = understoodIn(result, result.hits);
  return {
    found: shown.map((api) => fromCatalog(knowledge, api)),
    understood: named === undefined ? understood : { ...understood, question: null },
  };
};

/**
 * The API of exactly this name: from the catalog, or else from what a company research found. Throws CONFLICT if
 * several companies have one: the name then does not say which of them would get a key.
 */
const findByName = async (deps: Deps, name: string): Promise<FoundApi | undefined> => {
  const known = apiNamed(deps.knowledge, name);
  if (known !== undefined) return fromCatalog(deps.knowledge, known);
  const [found, ...others] = await findResearchedNamed(deps.connection.db, name);
  if (others.length === 0) return found;
  const hosts = [found, ...others].flatMap((api) => (api?.origin.type === 'site' ? [api.origin.host] : []));
  throw new AppError(
    'CONFLICT',
    `Several companies have an API named ${name}: ${hosts.join(', ')}. Send the id of the one to save.`,
  );
};

/** The row that was shown with this id. Throws NOT_FOUND if there is none, or if it is not of this name. */
const findById = async (deps: Deps, id: string, name: string): Promise<FoundApi> => {
  const meant = readId(id);
  const { knowledge, connection } = deps;
  const entry = meant && 'catalogId' in meant ? getApi(knowledge, meant.catalogId) : undefined;
  const found =
    meant && 'row' in meant
      ? await findResearched(connection.db, meant.row)
      : entry && fromCatalog(knowledge, entry);
  if (found === undefined || apiNameKey(found.shown.name) !== apiNameKey(name)) throw notFound('API');
  return found;
};

/** What was found on a company's site, as it is shown; undefined if it is no longer stored. */
export const findResearchedApi = async (
  deps: Deps,
  { host, name }: Extract<ApiOrigin, { type: 'site' }>,
): Promise<ShownApi | undefined> => {
  const found = await findResearchedNamed(deps.connection.db, name);
  return found.find(({ origin }) => origin.type === 'site' && origin.host === companyOf(host))?.shown;
};

const toSave = async (deps: Deps, input: DiscoverApisInput): Promise<FoundApi | undefined> => {
  if (!input.autoSave) return undefined;
  return input.id ? findById(deps, input.id, input.query) : findByName(deps, input.query);
};

const savedOf = (shown: readonly DiscoveredApi[]): DiscoveredApi[] =>
  shown.filter(({ providerSlug }) => providerSlug !== null);

/**
 * Searches the catalog. With `autoSave` the results are added to the provider list, and a query that is exactly the
 * name of an API finds only that API, with an `id` the one that was shown: this is how one result is saved. Throws
 * BAD_REQUEST for an unknown industry, NOT_FOUND for an unknown id, and CONFLICT if the name alone is ambiguous.
 */
export const discoverApis = async (deps: Deps, input: DiscoverApisInput): Promise<DiscoveryResult> => {
  const industry = industryId(deps.knowledge, input.industry);
  const named = await toSave(deps, input);
  const { found, understood } =
    named === undefined
      ? search(deps, input.query, industry, input.disregard)
      : { found: [named], understood: null };
  const providers = input.autoSave ? await addDiscovered(deps, found) : await listProviders(deps);
  const discovered = withProviders(found, providers);
  return {
    discovered,
    saved: savedOf(discovered),
    total: discovered.length,
    query: input.query,
    understood,
  };
};

export const discoverQuickly = async (deps: Deps, id: QuickDiscovery): Promise<QuickDiscoveryResult> => {
  const { apis, description } = quickDiscovery(deps.knowledge, id, MAX_RESULTS);
  const found = onePerName(apis).map((api) => fromCatalog(deps.knowledge, api));
  const shown = withProviders(found, await listProviders(deps));
  return { apis: shown, saved: savedOf(shown), total: shown.length, description };
};
