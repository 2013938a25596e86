import { type QueryStart, STARTED } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';

const PROFILE = { retry: 1, retryDelay: 300 };

/** The user's profile; the error has the status 404 while there is none. */
export const useProfile = () => trpc.profile.get.useQuery({}, PROFILE);

/** Like `startProviders`, for the profile. */
export const startProfile = ({ queryClient, utils }: QueryStart): void =>
  void queryClient.prefetchQuery(utils.profile.get.queryOptions({}, { ...PROFILE, ...STARTED }));
