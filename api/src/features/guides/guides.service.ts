import type { CatalogApi } from '@gatehouse/catalog/catalog-api.ts';
import { apiNamed, getApi, operationsOf } from '@gatehouse/catalog/lookups.ts';
import type { BuiltInSlug } from '@gatehouse/contract/built-in-slugs.ts';
import type { EntryGuide, RegistrationGuide } from '@gatehouse/contract/guides.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import { WRITTEN_GUIDES } from '#src/features/guides/content/all.ts';
import { generatedGuide } from '#src/features/guides/generated-guide.ts';
import { toSteps } from '#src/features/guides/guide-content.ts';
import { FIRST_OPERATIONS, knownApiOf } from '#src/features/guides/known-api.ts';
import { knownLogin } from '#src/features/oauth/oauth-setup.service.ts';
import { entryFacts } from '#src/features/providers/entry-facts.ts';
import {
  findProvider,
  identify,
  listProviders,
  providerListedAs,
} from '#src/features/providers/providers.service.ts';

const isBuiltIn = (slug: string): slug is BuiltInSlug => Object.hasOwn(WRITTEN_GUIDES, slug);

/** How to get a key from a provider: the hand-written guide for a built-in one, a generated guide for any other. */
export const readGuide = async (deps: Deps, providerId: number): Promise<RegistrationGuide> => {
  const provider = await findProvider(deps, providerId);
  if (provider === undefined) throw notFound('Provider');
  const login = knownLogin(deps, provider);
  const hasOauth = login !== undefined;
  if (provider.source === 'built-in' && isBuiltIn(provider.slug)) {
    return { isGenerated: false, hasOauth, steps: toSteps(WRITTEN_GUIDES[provider.slug], provider) };
  }
  const known = knownApiOf(deps.catalog, provider);
  const content = generatedGuide({ provider, known, login });
  return { isGenerated: true, hasOauth, steps: toSteps(content, provider) };
};

/** An entry as the provider that it becomes once it is added. */
const asProvider = (deps: Deps, api: CatalogApi): Provider => {
  const { slugHint, ...facts } = entryFacts(api);
  const now = timestamp(deps);
  return {
    ...facts,
    id: 0,
    slug: slugHint ?? api.id,
    refusalCodes: [],
    source: 'discovered',
    origin: { type: 'catalog', id: api.id },
    createdAt: now,
    updatedAt: now,
  };
};

/**
 * How to get a key for an API of the catalogue, given by id or name, whether or not it is in the provider list. Throws
 * NOT_FOUND if the catalogue has no such API.
 */
export const readEntryGuide = async (deps: Deps, idOrName: string): Promise<EntryGuide> => {
  const { catalog } = deps;
  const api = getApi(catalog, idOrName) ?? apiNamed(catalog, idOrName);
  if (api === undefined) throw notFound('API');
  const { name, description } = api;
  const facts = entryFacts(api);
  const { registerUrl, documentationUrl } = facts;
  const shown = { apiId: api.id, name, description, registerUrl, documentationUrl };
  const origin = { type: 'catalog', id: api.id } as const;
  const listed = providerListedAs(await listProviders(deps), identify({ facts, origin }));
  if (listed !== undefined) return { ...shown, ...(await readGuide(deps, listed.id)) };
  const provider = asProvider(deps, api);
  const known = { api, operations: operationsOf(catalog, api.id, FIRST_OPERATIONS) };
  const login = knownLogin(deps, provider);
  const steps = toSteps(generatedGuide({ provider, known, login }), provider);
  return { ...shown, isGenerated: true, hasOauth: login !== undefined, steps };
};
