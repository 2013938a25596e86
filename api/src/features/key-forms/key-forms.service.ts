import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import type { AddCatalogKeyInput, AddedKey } from '@gatehouse/contract/keys.ts';
import { keyPartsOf } from '@gatehouse/contract/plain/parts-of-key.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { vendors } from '@gatehouse/knowledge/apis/api-rows.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { getApi } from '@gatehouse/knowledge/apis/lookups.ts';
import { type KnownKeyForm, knownKeyForms } from '@gatehouse/knowledge/key-forms.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { perKnowledge } from '@gatehouse/knowledge/per-knowledge.ts';
import type { Deps } from '#src/deps.ts';
import { AppError, rejected } from '#src/errors.ts';
import { addKeyOf } from '#src/features/keys/add-key.service.ts';
import {
  addDiscoveredIn,
  identify,
  listProviders,
  providerListedAs,
} from '#src/features/providers/providers.service.ts';
import { type FoundApi, fromCatalog } from '#src/features/research/found-api.ts';

type Entry = { api: CatalogApi; found: FoundApi };

/** The curated entries whose API takes a key. */
const entriesOf = perKnowledge((knowledge): Entry[] =>
  vendors(knowledge)
    .flatMap(({ apiId }) => getApi(knowledge, apiId) ?? [])
    .filter(({ keyPlacement }) => keyPlacement !== null)
    .map((api) => ({ api, found: fromCatalog(knowledge, api) })),
);

const formOf = (
  { slug, pattern, needs }: Pick<KnownKeyForm, 'slug' | 'needs'> & { pattern: string | null },
  rest: Omit<KeyForm, 'slug' | 'pattern' | 'needs'>,
): KeyForm => ({ slug, pattern, needs: needs ?? null, ...rest });

const ofProvider = (provider: Provider): Omit<KeyForm, 'slug' | 'pattern' | 'needs'> => ({
  name: provider.name,
  providerId: provider.id,
  catalogId: null,
  hosts: provider.hosts,
  baseUrl: provider.baseUrl,
  keyParts: keyPartsOf(provider.keyPlacement) ?? null,
});

const formsOfEntry = (knowledge: Knowledge, entry: Entry, providers: readonly Provider[]): KeyForm[] => {
  const { api, found } = entry;
  const { facts } = found;
  const listed = providerListedAs(providers, identify(found));
  const slug = facts.slugHint ?? api.id;
  // A built-in provider knows the form of its keys itself.
  if (listed?.source === 'built-in') return [];
  const own = knownKeyForms(knowledge).filter((form) => form.slug === api.id);
  const target =
    listed === undefined
      ? {
          name: api.name,
          providerId: null,
          catalogId: api.id,
          hosts: facts.hosts,
          baseUrl: facts.baseUrl,
          keyParts: keyPartsOf(facts.keyPlacement) ?? null,
        }
      : ofProvider(listed);
  return own.length === 0
    ? [formOf({ slug, pattern: null }, target)]
    : own.map(({ pattern, needs }) =>
        formOf({ slug, pattern, ...(needs === undefined ? {} : { needs }) }, target),
      );
};

/**
 * What the keys of the listed providers and of the catalog's APIs look like. A provider that a discovery found on a
 * company's site is in it only if it is the catalog's API: its name alone says nothing about where keys would go.
 */
export const listKeyForms = async (deps: Deps): Promise<KeyForm[]> => {
  const providers = await listProviders(deps);
  const builtIn = providers.filter(({ source, slug }) => source === 'built-in' && slug !== 'custom');
  const own = providers.filter(
    ({ source, keyPlacement }) => source === 'own' && keyPlacement.type !== 'none',
  );
  const unlisted = { providerId: null, catalogId: null, hosts: [], baseUrl: null, keyParts: null };
  return [
    ...[...builtIn, ...own].map((provider) =>
      formOf({ slug: provider.slug, pattern: provider.keyPattern }, ofProvider(provider)),
    ),
    ...entriesOf(deps.knowledge).flatMap((entry) => formsOfEntry(deps.knowledge, entry, providers)),
    ...knownKeyForms(deps.knowledge).flatMap((form) => {
      const { slug, name } = form;
      if (name === undefined) return [];
      const provider = builtIn.find((one) => one.slug === slug);
      return [formOf(form, provider === undefined ? { name, ...unlisted } : ofProvider(provider))];
    }),
  ];
};

/**
 * Stores a key of an API in the catalog, which is added to the provider list in the same transaction unless it is listed.
 * Throws BAD_REQUEST for an unknown entry.
 */
export const addCatalogKey = async (
  deps: Deps,
  { catalogId, ...input }: AddCatalogKeyInput,
): Promise<AddedKey> => {
  const entry = entriesOf(deps.knowledge).find(({ api }) => api.id === catalogId);
  if (entry === undefined) throw rejected('BAD_REQUEST', 'catalogId', 'Unknown catalog entry');
  const find = (providers: readonly Provider[]) => providerListedAs(providers, identify(entry.found));
  const add = () =>
    addKeyOf(deps, input, async (tx) => {
      const provider = find(await addDiscoveredIn(tx, deps, [entry.found]));
      if (provider === undefined)
        throw new Error(`The entry ${catalogId} is not in the list that it was added to`);
      return provider;
    });
  try {
    return await add();
  } catch (error) {
    // The database itself refuses if the provider was removed in the meantime: then it is added again.
    if (error instanceof AppError || find(await listProviders(deps)) !== undefined) throw error;
    return add();
  }
};
