import type { Provider } from '@gatehouse/contract/providers.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { BUILT_IN_PROVIDERS } from '#src/features/providers/built-in/all.ts';
import { type DiscoveredFacts, freeSlug, isListedAs } from '#src/features/providers/discovered-provider.ts';
import * as store from '#src/features/providers/providers.store.ts';

export type { DiscoveredFacts };

export const listProviders = (deps: Deps): Promise<Provider[]> => store.listProviders(deps.connection.db);

/** Undefined if no provider has this id. */
export const findProvider = (deps: Deps, id: number): Promise<Provider | undefined> =>
  store.findProvider(deps.connection.db, id);

/** The provider in the list that represents an API, by its name or the slug of its entry; undefined if none does. */
export const providerListedAs = (
  providers: readonly Provider[],
  api: { name: string; slug?: string | undefined },
): Provider | undefined => providers.find((provider) => isListedAs(provider, api));

/**
 * Adds what a discovery found to the list. What is already listed, by name or slug, is not added again, even if several
 * callers add it at once: each reads the whole list in the transaction that writes, and a transaction that loses the
 * race runs again. Returns the new list.
 */
export const addDiscovered = (deps: Deps, found: readonly DiscoveredFacts[]): Promise<Provider[]> =>
  deps.connection.transaction(async (tx) => {
    const listed = await store.listProviders(tx);
    const at = timestamp(deps);
    for (const { slugHint, ...facts } of found) {
      if (providerListedAs(listed, { name: facts.name, slug: slugHint }) !== undefined) continue;
      const slug = freeSlug(slugHint ?? facts.name, new Set(listed.map((provider) => provider.slug)));
      listed.push(await store.insertDiscovered(tx, { ...facts, slug, refusalCodes: [] }, at));
    }
    return listed;
  });

/**
 * Updates the rows of the built-in providers to this version's facts. Several instances may start at once:
 * the slug is unique, and a transaction that loses the race runs again and finds nothing to do.
 */
export const seedProviders = (deps: Deps): Promise<void> =>
  deps.connection.transaction(async (tx) => {
    for (const facts of BUILT_IN_PROVIDERS) await store.saveBuiltIn(tx, facts, timestamp(deps));
  });
