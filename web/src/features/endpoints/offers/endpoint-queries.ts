import { type ListOptions, type QueryStart, STARTED } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';

/** Saved endpoints, newest first. They stay fresh until something here changes them. */
export const useEndpoints = ({ enabled = true }: ListOptions = {}) =>
  trpc.endpoints.list.useQuery({}, { enabled });

/** Like `startProviders`, for the saved endpoints. */
export const startEndpoints = ({ queryClient, utils }: QueryStart): void =>
  void queryClient.prefetchQuery(utils.endpoints.list.queryOptions({}, STARTED));
