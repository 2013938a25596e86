import type { Provider } from '@gatehouse/contract/providers.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { BUILT_IN_PROVIDERS } from '#src/features/providers/built-in/all.ts';
import * as store from '#src/features/providers/providers.store.ts';

export const listProviders = (deps: Deps): Promise<Provider[]> => store.listProviders(deps.connection.db);

/** Undefined where no provider has this id. */
export const findProvider = (deps: Deps, id: number): Promise<Provider | undefined> =>
  store.findProvider(deps.connection.db, id);

/**
 * Brings the rows of the built-in providers up to this version's facts. Several instances may start at once:
 * the slug is unique, and a transaction that loses the race is run again and finds nothing to do.
 */
export const seedProviders = (deps: Deps): Promise<void> =>
  deps.connection.transaction(async (tx) => {
    for (const facts of BUILT_IN_PROVIDERS) await store.saveBuiltIn(tx, facts, timestamp(deps));
  });
