import type { MarketplaceTab } from '#src/features/marketplace/marketplace-search.ts';
import { type QueryStart, STARTED } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';

/*
 * What the marketplace offers comes with the server and never changes while it runs. All of it is fetched at once and
 * filtered in the browser, so that a filter responds to each letter, and the code library has every snippet.
 */

export const useIntegrations = () => trpc.marketplace.integrations.useQuery({});
export const useCompositions = () => trpc.compositions.list.useQuery({});
export const useWebhooks = () => trpc.webhooks.list.useQuery({});

/** Starts the query of a tab. Does not throw: the screen shows errors. */
export const startMarketplace = ({ queryClient, utils }: QueryStart, tab?: MarketplaceTab): void => {
  if (tab === undefined || tab === 'library')
    void queryClient.prefetchQuery(utils.marketplace.integrations.queryOptions({}, STARTED));
};
