import { type ListOptions, type QueryStart, STARTED } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';

/** The folders of saved endpoints, by name. They stay fresh until something here changes them. */
export const useFolders = ({ enabled = true }: ListOptions = {}) =>
  trpc.folders.list.useQuery({}, { enabled });

/** Like `startProviders`, for the folders. */
export const startFolders = ({ queryClient, utils }: QueryStart): void =>
  void queryClient.prefetchQuery(utils.folders.list.queryOptions({}, STARTED));
