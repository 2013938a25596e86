import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { STALE_TIME_MS } from '@gatehouse/contract/plain/ui-constants.ts';
import { startProviders } from '#src/features/providers/offers/provider-queries.ts';
import { type ListOptions, type QueryStart, STARTED } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';

const KEYS = { staleTime: STALE_TIME_MS.keys };

export const useKeys = ({ enabled = true }: ListOptions = {}) =>
  trpc.keys.list.useQuery({}, { ...KEYS, enabled });

/** Returns a function that puts a changed key into the list at once, because fetching the list again may fail. */
export const useShowChanged = (): ((changed: ApiKey) => void) => {
  const utils = trpc.useUtils();
  return (changed) => {
    utils.keys.list.setData({}, (keys) => keys?.map((key) => (key.id === changed.id ? changed : key)));
    void utils.keys.list.invalidate();
  };
};

/** Resolves when the keys and their providers are loaded, or could not be. */
export const loadKeyRows = async (start: QueryStart): Promise<void> => {
  const { queryClient, utils } = start;
  const keys = queryClient.prefetchQuery(utils.keys.list.queryOptions({}, { ...KEYS, ...STARTED }));
  await Promise.all([keys, startProviders(start)]);
};

/** Like `startProviders`, for the keys with their providers. */
export const startKeyRows = (start: QueryStart): void => void loadKeyRows(start);
