import type { CompositionDefinition } from '@gatehouse/compositions/composition.ts';
import type {
  CompositionReadiness,
  ExecuteCompositionInput,
  ReadyProvider,
} from '@gatehouse/contract/compositions.ts';
import { andList } from '@gatehouse/contract/plain/word-list.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { getApi } from '@gatehouse/knowledge/apis/lookups.ts';
import { findBuiltIn } from '@gatehouse/knowledge/built-in-providers.ts';
import type { Deps } from '#src/deps.ts';
import { AppError, rejected } from '#src/errors.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import { loadCredential } from '#src/features/calls/credential.service.ts';
import { NO_CREDENTIAL } from '#src/features/calls/no-credential.ts';
import { listKeys } from '#src/features/keys/keys.service.ts';
import { oauthOf } from '#src/features/oauth/known-login.ts';
import { listConfigs } from '#src/features/oauth/oauth-configs.service.ts';
import { listConnections } from '#src/features/oauth/oauth-connections.service.ts';
import { providerSlugOf } from '#src/features/providers/catalog-provider.ts';
import { listProviders, providerListedAs } from '#src/features/providers/providers.service.ts';

/** What a provider's steps are called with. */
export type StepCredential =
  /** Null: without a key. */
  { apiKeyId: number | null; connectionId?: never } | { connectionId: number; apiKeyId?: never };
/** By the provider's slug. */
export type Choices = Readonly<Record<string, StepCredential>>;
type Given = ExecuteCompositionInput['credentials'];

type StepProvider = { slug: string; name: string; listed: Provider | undefined };

/** What a provider is called; its slug if it is in no list. */
export const providerName = ({ knowledge }: Pick<Deps, 'knowledge'>, slug: string): string =>
  findBuiltIn(knowledge, slug)?.name ?? getApi(knowledge, slug)?.name ?? slug;

/**
 * The provider in the list that a step means: the built-in one, or the catalog's. A name alone never decides it, or the
 * values of a run would go to whoever took that name.
 */
const findProvider = ({ knowledge }: Deps, listed: readonly Provider[], slug: string): StepProvider => {
  const builtIn = findBuiltIn(knowledge, slug);
  if (builtIn !== undefined) {
    const found = listed.find((provider) => provider.source === 'built-in' && provider.slug === slug);
    return { slug, name: builtIn.name, listed: found };
  }
  const api = getApi(knowledge, slug);
  if (api === undefined) return { slug, name: slug, listed: undefined };
  const { name, hosts, baseUrl } = api;
  const identified = {
    name,
    hosts,
    baseUrl,
    slug: providerSlugOf(api),
    origin: { type: 'catalog', id: slug } as const,
  };
  return { slug, name, listed: providerListedAs(listed, identified) };
};

/** The providers of a composition, in the order of its steps. */
const providersOf = async (
  deps: Deps,
  { steps }: Pick<CompositionDefinition, 'steps'>,
): Promise<StepProvider[]> => {
  const listed = await listProviders(deps);
  return [...new Set(steps.map(({ provider }) => provider))].map((slug) => findProvider(deps, listed, slug));
};

/** Whether it is known how to log in at a provider. */
const hasLogin = ({ knowledge }: Pick<Deps, 'knowledge'>, provider: Provider): boolean => {
  const { source } = oauthOf(knowledge, provider);
  return source === 'known' || source === 'catalogue';
};

const readyProviders = async (deps: Deps, composition: CompositionDefinition): Promise<ReadyProvider[]> => {
  const keys = (await listKeys(deps)).filter(({ isActive }) => isActive);
  const configs = await listConfigs(deps);
  const connections = (await listConnections(deps)).filter(
    ({ status, isRenewable }) => status === 'active' || (status === 'expired' && isRenewable),
  );
  return (await providersOf(deps, composition)).map(({ slug, name, listed }) => {
    if (listed === undefined)
      return { provider: slug, name, providerId: null, canConnect: false, credentials: [] };
    const isTheirs = ({ providerId }: { providerId: number }) => providerId === listed.id;
    const theirKeys = keys
      .filter(isTheirs)
      .map((key) => ({ type: 'key' as const, id: key.id, name: key.name }));
    const theirConnections = connections
      .filter(isTheirs)
      .map(({ id, name }) => ({ type: 'connection' as const, id, name }));
    return {
      provider: slug,
      name: listed.name,
      providerId: listed.id,
      canConnect: hasLogin(deps, listed) || configs.some(isTheirs),
      credentials: [...theirKeys, ...theirConnections],
    };
  });
};

/** Which providers of a composition have a key or a connection. */
export const checkReadiness = async (
  deps: Deps,
  composition: CompositionDefinition,
): Promise<CompositionReadiness> => {
  const providers = await readyProviders(deps, composition);
  return {
    id: composition.id,
    isReady: providers.every(({ credentials }) => credentials.length > 0),
    providers,
  };
};

const notReady = (missing: readonly ReadyProvider[]): AppError => {
  const unlisted = missing.filter(({ providerId }) => providerId === null).map(({ name }) => name);
  const has = missing.length === 1 ? 'has' : 'have';
  const first = unlisted.length === 0 ? '' : ` Add ${andList(unlisted)} to the provider list first.`;
  return new AppError(
    'PRECONDITION_FAILED',
    `${andList(missing.map(({ name }) => name))} ${has} no active key or connection.${first}`,
  );
};

const listed = ({ type, id, name }: ReadyProvider['credentials'][number]): string =>
  `“${name}” (${type === 'key' ? 'apiKeyId' : 'connectionId'} ${id})`;

/** Of several keys, nobody but the user knows which is meant. The message is for a person; each issue says what a script sends. */
const notChosen = (open: readonly ReadyProvider[], why: (name: string) => string): AppError => {
  const issues = open.map(({ provider, name, credentials }) => ({
    path: ['credentials', provider],
    message: `${why(name)}. Choose one in “credentials”: ${andList(credentials.map(listed))}`,
  }));
  const message = open.map(
    ({ name }) => `${why(name)}. Choose what ${name} is called with, and run it again.`,
  );
  return new AppError('PRECONDITION_FAILED', message.join(' '), { issues });
};

/** What a step is called with that has no key: the base URL and the headers of its provider. Throws PRECONDITION_FAILED if it is not in the list. */
const withoutKey = async (deps: Deps, slug: string): Promise<CallCredential> => {
  const { name, listed } = findProvider(deps, await listProviders(deps), slug);
  if (listed === undefined)
    throw new AppError('PRECONDITION_FAILED', `${name} is not in the provider list any more`);
  const { id, baseUrl, defaultHeaders, hosts, refusalCodes, verification } = listed;
  return {
    ...NO_CREDENTIAL,
    baseUrl,
    defaultHeaders,
    hosts: { provider: hosts, baseUrl: null, pinned: [] },
    provider: { id, name: listed.name, slug: listed.slug, refusalCodes, verification },
  };
};

/** The credential of a step. Throws as `loadCredential` and `withoutKey` do. */
export const credentialOf = (deps: Deps, slug: string, choice: StepCredential): Promise<CallCredential> =>
  choice.apiKeyId === null ? withoutKey(deps, slug) : loadCredential(deps, choice);

/** Throws BAD_REQUEST if the choice belongs to another provider, NOT_FOUND if it is not stored. */
const checkChoice = async (
  deps: Deps,
  { slug, name, listed }: StepProvider,
  choice: StepCredential,
): Promise<StepCredential> => {
  const path = ['credentials', slug];
  if (choice.apiKeyId === null) {
    if (listed === undefined) throw rejected('BAD_REQUEST', path, `Add ${name} to the provider list first`);
    return choice;
  }
  const noun = choice.apiKeyId === undefined ? 'OAuth connection' : 'API key';
  const found =
    choice.apiKeyId === undefined
      ? (await listConnections(deps)).find(({ id }) => id === choice.connectionId)
      : (await listKeys(deps)).find(({ id }) => id === choice.apiKeyId);
  if (found === undefined) {
    const message = `${noun} not found: choose another one for ${name}`;
    throw new AppError('NOT_FOUND', message, { issues: [{ path, message }] });
  }
  if (found.providerId !== listed?.id)
    throw rejected('BAD_REQUEST', path, `This ${noun} does not belong to ${name}`);
  return choice;
};

/** The given choices, each of its own provider. */
const checkGiven = async (deps: Deps, providers: readonly StepProvider[], given: Given = {}) => {
  for (const slug of Object.keys(given)) {
    if (!providers.some((provider) => provider.slug === slug))
      throw rejected('BAD_REQUEST', ['credentials', slug], `No step of this composition calls “${slug}”`);
  }
  const chosen = new Map<string, StepCredential>();
  for (const provider of providers) {
    const choice = given[provider.slug];
    if (choice !== undefined)
      chosen.set(provider.slug, await checkChoice(deps, provider, choice as StepCredential));
  }
  return chosen;
};

/**
 * What each provider is called with: the given choice, or the only key or connection that it has. Throws PRECONDITION_FAILED
 * with the names of those that have nothing, or with what can be chosen where there are several; BAD_REQUEST for a choice of
 * another provider, NOT_FOUND for one that is not stored.
 * @param earlier what a run that is retried was made with: nothing takes the place of what is gone since
 */
export const chooseCredentials = async (
  deps: Deps,
  composition: CompositionDefinition,
  given: Given,
  earlier: Choices = {},
): Promise<Choices> => {
  const chosen = await checkGiven(deps, await providersOf(deps, composition), given);
  const left = (await readyProviders(deps, composition)).filter(({ provider }) => !chosen.has(provider));
  const missing = left.filter(({ credentials }) => credentials.length === 0);
  if (missing.length > 0) throw notReady(missing);
  const gone = left.filter(({ provider }) => earlier[provider] !== undefined);
  if (gone.length > 0)
    throw notChosen(gone, (name) => `What this run called ${name} with is deleted or inactive`);
  const several = left.filter(({ credentials }) => credentials.length > 1);
  if (several.length > 0)
    throw notChosen(several, (name) => `${name} has several active keys and connections`);
  for (const { provider, credentials } of left)
    for (const { type, id } of credentials)
      chosen.set(provider, type === 'key' ? { apiKeyId: id } : { connectionId: id });
  return Object.fromEntries(chosen);
};

/** Of the choices of an earlier run, those that can still be used. */
export const usableChoices = async (
  deps: Deps,
  composition: CompositionDefinition,
  earlier: Choices,
): Promise<Choices> => {
  const usable = (await readyProviders(deps, composition)).filter(({ provider, credentials }) => {
    const { apiKeyId, connectionId } = earlier[provider] ?? {};
    if (apiKeyId === null) return true;
    return credentials.some(({ type, id }) => id === (type === 'key' ? apiKeyId : connectionId));
  });
  return Object.fromEntries(
    usable.flatMap(({ provider }) =>
      earlier[provider] === undefined ? [] : [[provider, earlier[provider]]],
    ),
  );
};
