import { STALE_TIME_MS } from '@gatehouse/contract/ui-constants.ts';
import { trpc } from '#src/lib/trpc.ts';
import { type QueryStart, STARTED } from '#src/shared/queries.ts';

const FRESH = { staleTime: STALE_TIME_MS.industries };

export const useIndustries = () => trpc.research.industries.useQuery({}, FRESH);

export const startIndustries = ({ queryClient, utils }: QueryStart): Promise<void> =>
  queryClient.prefetchQuery(utils.research.industries.queryOptions({}, { ...FRESH, ...STARTED }));
