import { andList } from '@gatehouse/contract/plain/word-list.ts';
import type { ListedProvider, Provider, ProviderFacts } from '@gatehouse/contract/providers.ts';
import { builtInProviders } from '@gatehouse/knowledge/built-in-providers.ts';
import { findWithoutOauth } from '@gatehouse/knowledge/oauth-facts.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError, notFound } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import {
  type DiscoveredFacts,
  type DiscoveredProvider,
  freeSlug,
} from '#src/features/providers/discovered-provider.ts';
import { keyHosts } from '#src/features/providers/key-destination.ts';
import { knownEntryOf } from '#src/features/providers/known-entry.ts';
import {
  type ApiIdentity,
  freeName,
  hasNoOtherHosts,
  isListedAs,
} from '#src/features/providers/listed-provider.ts';
import * as store from '#src/features/providers/providers.store.ts';

export type { DiscoveredFacts, DiscoveredProvider };

export const listProviders = (
  deps: Pick<Deps, 'connection'>,
  db: Db = deps.connection.db,
): Promise<Provider[]> => store.listProviders(db);

/** A slug alone says nothing of a provider that was saved: it can be that of another one. */
const hasLogin = ({ knowledge }: Pick<Deps, 'knowledge'>, provider: Provider): boolean => {
  const known = provider.source === 'built-in' ? provider.slug : knownEntryOf(knowledge, provider)?.id;
  return known === undefined || findWithoutOauth(knowledge, known) === undefined;
};

/** A provider as callers see it. */
export const toListed = (
  deps: Pick<Deps, 'localNetworks' | 'knowledge'>,
  provider: Provider,
): ListedProvider => ({
  ...provider,
  keyHosts: keyHosts(deps, provider),
  hasLogin: hasLogin(deps, provider),
});

/** The list as callers see it. */
export const showProviders = async (deps: Deps): Promise<ListedProvider[]> =>
  (await listProviders(deps)).map((provider) => toListed(deps, provider));

/** Undefined if no provider has this id. */
export const findProvider = (
  deps: Pick<Deps, 'connection'>,
  id: number,
  db: Db = deps.connection.db,
): Promise<Provider | undefined> => store.findProvider(db, id);

/** The saved providers with one of these slugs. */
export const savedProvidersWith = async (db: Db, slugs: readonly string[]): Promise<number[]> =>
  (await store.listProviders(db))
    .filter(({ source, slug }) => source !== 'built-in' && slugs.includes(slug))
    .map(({ id }) => id);

/** The provider in the list that is this API; undefined if none is. */
export const providerListedAs = (providers: readonly Provider[], api: ApiIdentity): Provider | undefined =>
  providers.find((provider) => isListedAs(provider, api));

/** What tells which provider in the list a discovered API is. */
export const identify = ({ facts, origin }: DiscoveredProvider): ApiIdentity => ({
  name: facts.name,
  origin,
  slug: facts.slugHint,
  hosts: facts.hosts,
  baseUrl: facts.baseUrl,
});

/**
 * Adds what a discovery found to the list. What is already listed is not added again, even if several
 * callers add it at once: each reads the whole list in the transaction that writes, and a transaction that loses the
 * race runs again. Returns the new list.
 */
export const addDiscovered = (deps: Deps, found: readonly DiscoveredProvider[]): Promise<Provider[]> =>
  deps.connection.transaction((tx) => addDiscoveredIn(tx, deps, found));

/** Like `addDiscovered`, within the transaction of a caller that writes more. */
export const addDiscoveredIn = async (
  tx: Db,
  deps: Pick<Deps, 'now'>,
  found: readonly DiscoveredProvider[],
): Promise<Provider[]> => {
  const listed = await store.listProviders(tx);
  const at = timestamp(deps);
  for (const api of found) {
    const identified = identify(api);
    if (providerListedAs(listed, identified) !== undefined) continue;
    const { slugHint, ...facts } = api.facts;
    const name = freeName(identified, listed);
    const slug = freeSlug(slugHint ?? facts.name, new Set(listed.map((provider) => provider.slug)));
    const row = { ...facts, name, slug, refusalCodes: [] };
    listed.push(await store.insertSaved(tx, row, api.origin, at));
  }
  return listed;
};

/** Adds an API that the user describes, under a slug that follows from its name. */
export const insertOwn = async (
  tx: Db,
  deps: Pick<Deps, 'now'>,
  facts: Omit<ProviderFacts, 'slug'>,
): Promise<Provider> => {
  const taken = (await store.listProviders(tx)).map(({ slug }) => slug);
  const slug = freeSlug(facts.name, new Set(taken));
  return store.insertSaved(tx, { ...facts, slug }, null, timestamp(deps));
};

/** Writes facts of a saved provider. Its keys and tokens are bound to some: seal them again in this transaction. */
export const updateSaved = (tx: Db, deps: Pick<Deps, 'now'>, provider: Provider): Promise<void> =>
  store.updateSaved(tx, provider.id, provider, timestamp(deps));

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

/** Throws CONFLICT if something belongs to the provider: without it nothing would say where keys may be sent. */
const refuseIfUsed = async (db: Db, { id, name }: Provider): Promise<void> => {
  const { keys, endpoints, configs, applications } = await store.countUses(db, id);
  const total = keys + endpoints + configs + applications;
  if (total === 0) return;
  const uses = [
    ...counted(keys, 'API key', 'API keys'),
    ...counted(endpoints, 'saved endpoint', 'saved endpoints'),
    ...counted(configs, 'OAuth configuration', 'OAuth configurations'),
    ...counted(applications, 'application', 'applications'),
  ];
  const listed = andList(uses);
  throw new AppError('CONFLICT', `${name} has ${listed}. Delete ${total === 1 ? 'it' : 'them'} first.`);
};

/** Removes a provider that was added. Throws NOT_FOUND, and CONFLICT if it is built in, or something belongs to it. */
export const removeProvider = async (deps: Deps, id: number): Promise<{ id: number }> => {
  const { connection } = deps;
  const provider = await findProvider(deps, id);
  if (provider === undefined) throw notFound('Provider');
  if (provider.source === 'built-in')
    throw new AppError('CONFLICT', `${provider.name} is built in and cannot be removed.`);
  try {
    return await connection.transaction(async (tx) => {
      await refuseIfUsed(tx, provider);
      if (!(await store.deleteProvider(tx, id))) throw notFound('Provider');
      const { slug, name, hosts } = provider;
      const detail = { provider: slug, name, hosts: hosts.join(', ') };
      await recordEvent(
        tx,
        { action: 'provider.delete', subject: 'provider', subjectId: id, detail },
        timestamp(deps),
      );
      return { id };
    });
  } catch (error) {
    // The database itself refuses if something of it was stored in the meantime.
    if (!(error instanceof AppError)) await refuseIfUsed(connection.db, provider);
    throw error;
  }
};

/**
 * A saved provider with the slug of a built-in one, which is new in this version. It becomes that one only if its keys go
 * to no other hosts: the name of a stranger's API may have made its slug, and its keys would be sent to another company.
 * Otherwise it stays what it is, under a slug and a name of its own.
 */
const setAsideStranger = async (tx: Db, deps: Deps, builtIn: ProviderFacts): Promise<void> => {
  const saved = await store.findBySlug(tx, builtIn.slug);
  if (saved === undefined || saved.source === 'built-in' || hasNoOtherHosts(saved, builtIn)) return;
  const listed = [
    ...(await store.listProviders(tx)).filter(({ id }) => id !== saved.id),
    ...builtInProviders(openKnowledge()),
  ];
  const slug = freeSlug(saved.slug, new Set(listed.map((provider) => provider.slug)));
  const origin = saved.origin ?? { type: 'catalog', id: saved.slug };
  await store.renameProvider(
    tx,
    saved.id,
    { slug, name: freeName({ ...saved, origin }, listed) },
    timestamp(deps),
  );
};

/** A provider that was saved before a call that verifies its keys was known has that call from now on. */
const addVerifications = async (tx: Db, deps: Deps): Promise<void> => {
  for (const provider of await store.listProviders(tx)) {
    if (provider.source !== 'discovered' || provider.verification !== null) continue;
    const verification = knownEntryOf(deps.knowledge, provider)?.verification;
    if (verification)
      await store.updateSaved(tx, provider.id, { ...provider, verification }, timestamp(deps));
  }
};

/**
 * Updates the rows of the built-in providers to this version's facts. Several instances may start at once:
 * the slug is unique, and a transaction that loses the race runs again and finds nothing to do.
 * @param around runs the update, and what belongs to it in the same transaction
 */
export const seedProviders = (
  deps: Deps,
  around: (tx: Db, update: () => Promise<void>) => Promise<void> = (_tx, update) => update(),
): Promise<void> =>
  deps.connection.transaction((tx) =>
    around(tx, async () => {
      for (const facts of builtInProviders(openKnowledge())) {
        await setAsideStranger(tx, deps, facts);
        await store.saveBuiltIn(tx, facts, timestamp(deps));
      }
      await addVerifications(tx, deps);
    }),
  );
