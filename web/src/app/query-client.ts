import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorMessage } from '#src/lib/error-message.ts';
import { tellMutationFailure } from '#src/ui/feedback/tell-failure.ts';
import { toastNote } from '#src/ui/feedback/toast.ts';

/**
 * By default, data never goes stale and is kept while the page is open; a query may set its own times, and one with a secret keeps
 * nothing. Nothing is refetched or retried automatically.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // A screen keeps showing the data it has, and shows an error only if it has none.
      onError: (error, { state }) => {
        if (state.data !== undefined) toastNote(`The data shown may be out of date. ${errorMessage(error)}`);
      },
    }),
    // The one place that tells a failed mutation. Forms tell theirs at their fields, with useFormFailure.
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => tellMutationFailure(error, meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // A server on the same machine needs no internet: "offline" must not pause calls to it.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
