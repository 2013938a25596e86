import { STALE_TIME_MS } from '@gatehouse/contract/plain/ui-constants.ts';
import { chosenProvider, type GuideSearch } from '#src/features/guides/chosen-provider.ts';
import { startProviders } from '#src/features/providers/offers/provider-queries.ts';
import { type QueryStart, STARTED } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';

const FRESH = { staleTime: STALE_TIME_MS.registrationGuides };

export const useGuide = (providerId: number) => trpc.guides.get.useQuery({ providerId }, FRESH);

/** By the id of an entry of the catalog, or the name of its API. That there is none does not change. */
export const useEntryGuide = (api: string) => trpc.guides.ofApi.useQuery({ api }, { ...FRESH, retry: false });

/** Loads the providers, then the guide of the one that the URL names. */
export const startGuide = async (start: QueryStart, search: GuideSearch): Promise<void> => {
  const { queryClient, utils } = start;
  await startProviders(start);
  const providerId = chosenProvider(utils.providers.list.getData({}) ?? [], search)?.id;
  const api = search.entry ?? search.api;
  if (providerId === undefined && api !== undefined)
    await queryClient.prefetchQuery(
      utils.guides.ofApi.queryOptions({ api }, { ...FRESH, ...STARTED, retry: false }),
    );
  if (providerId === undefined) return;
  await queryClient.prefetchQuery(utils.guides.get.queryOptions({ providerId }, { ...FRESH, ...STARTED }));
};
