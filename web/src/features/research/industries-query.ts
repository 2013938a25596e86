import { STALE_TIME_MS } from '@gatehouse/contract/plain/ui-constants.ts';
import { type QueryStart, STARTED } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';

const FRESH = { staleTime: STALE_TIME_MS.industries };

export const useIndustries = () => trpc.research.industries.useQuery({}, FRESH);

export const startIndustries = ({ queryClient, utils }: QueryStart): Promise<void> =>
  queryClient.prefetchQuery(utils.research.industries.queryOptions({}, { ...FRESH, ...STARTED }));
