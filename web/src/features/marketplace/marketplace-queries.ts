import type { MarketplaceTab } from '#src/features/marketplace/marketplace-search.ts';
import { trpc } from '#src/lib/trpc.ts';
import { type QueryStart, STARTED, startProviders } from '#src/shared/queries.ts';

/*
 * What the marketplace offers comes with the server and never changes while it runs. All of it is fetched at once and
 * filtered in the browser, so that a filter responds to each letter, and the code library has every snippet.
 */

export const useIntegrations = () => trpc.marketplace.integrations.useQuery({});
export const useCompositions = () => trpc.compositions.list.useQuery({});
export const useWebhooks = () => trpc.webhooks.list.useQuery({});

/** Starts the queries of a tab. Does not throw: the screen shows errors. */
export const startMarketplace = (start: QueryStart, tab: MarketplaceTab = 'integrations'): void => {
  const { queryClient, utils } = start;
  if (tab === 'compositions')
    void queryClient.prefetchQuery(utils.compositions.list.queryOptions({}, STARTED));
  else if (tab === 'webhooks') void queryClient.prefetchQuery(utils.webhooks.list.queryOptions({}, STARTED));
  else void queryClient.prefetchQuery(utils.marketplace.integrations.queryOptions({}, STARTED));
  // For their names.
  void startProviders(start);
};
