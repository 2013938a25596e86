import { STALE_TIME_MS } from '@gatehouse/contract/plain/ui-constants.ts';
import type { OauthSearch } from '#src/features/oauth/oauth-search.ts';
import { type QueryStart, STARTED } from '#src/lib/query-start.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';

/*
 * What the wizard loads, for its hooks and for its route. The configurations are needed from the second step on, the
 * connections from the third on, and where their list is opened.
 */

const PROVIDERS = { staleTime: STALE_TIME_MS.providersInOauthWizard };
const CONFIGS = { staleTime: STALE_TIME_MS.oauthConfigs };
const CONNECTIONS = { staleTime: STALE_TIME_MS.oauthConnections };

const FRESH = { staleTime: 0 };

interface Options {
  enabled: boolean;
}

export const useOauthProviders = () => trpc.providers.list.useQuery({}, PROVIDERS);

export const useOauthConfigs = ({ enabled }: Options) =>
  trpc.oauth.configs.list.useQuery({}, { ...CONFIGS, enabled });

interface ConnectionOptions extends Options {
  /** Loads them again and again, in ms; false to load them once. */
  refetchInterval?: number | false;
}

/** While it polls, the page of the provider usually covers this one: a page that nobody sees polls too. */
export const useOauthConnections = ({ enabled, refetchInterval = false }: ConnectionOptions) =>
  trpc.oauth.connections.list.useQuery(
    {},
    { ...CONNECTIONS, enabled, refetchInterval, refetchIntervalInBackground: true },
  );

/** Sent by itself: the server may have to ask the provider what it publishes. */
const SETUP = { context: UNBATCHED };

/** What is known of the provider's logins. */
export const useOauthSetup = (providerId: number | undefined) =>
  trpc.oauth.setup.useQuery(
    { providerId: providerId ?? 0 },
    { enabled: providerId !== undefined, trpc: SETUP },
  );

/** Starts the queries of the step in the URL. Does not throw: the screen shows errors. */
export const startOauth = ({ queryClient, utils }: QueryStart, { providerId, step }: OauthSearch): void => {
  void queryClient.prefetchQuery(utils.providers.list.queryOptions({}, { ...PROVIDERS, ...STARTED }));
  if (step !== undefined && step !== 'configure')
    void queryClient.prefetchQuery(
      utils.oauth.connections.list.queryOptions({}, { ...CONNECTIONS, ...STARTED }),
    );
  if (step !== undefined)
    void queryClient.prefetchQuery(utils.oauth.configs.list.queryOptions({}, { ...CONFIGS, ...STARTED }));
  if (step === 'configure' && providerId !== undefined)
    void queryClient.prefetchQuery(
      utils.oauth.setup.queryOptions({ providerId }, { trpc: { ...STARTED.trpc, ...SETUP } }),
    );
};

/** Reads a configuration again, and shows what it is now. */
export const useLoadConfig = (id: number | undefined) => {
  const utils = trpc.useUtils();
  return async () => (await utils.oauth.configs.list.fetch({}, FRESH)).find((config) => config.id === id);
};
