import { type QueryStart, STARTED } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';

/** All applications, newest first. */
export const useApplications = () => trpc.applications.list.useQuery({});

/** Fetches the applications unless they are cached. Does not throw: the screen shows errors. */
export const startApplications = ({ queryClient, utils }: QueryStart): void =>
  void queryClient.prefetchQuery(utils.applications.list.queryOptions({}, STARTED));

/** What a platform asks. */
export const usePlatform = (providerId: number | undefined) =>
  trpc.applications.platform.useQuery({ providerId: providerId ?? 0 }, { enabled: providerId !== undefined });
