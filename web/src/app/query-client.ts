import { QueryCache, QueryClient } from '@tanstack/react-query';
import { errorMessage } from '#src/lib/error-message.ts';
import { toastNote } from '#src/lib/toast.ts';

/** By default, data never goes stale; a query may set its own time. Nothing is refetched or retried automatically. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // A screen keeps showing the data it has, and shows an error only if it has none.
      onError: (error, { state }) => {
        if (state.data !== undefined) toastNote(`The data shown may be out of date. ${errorMessage(error)}`);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
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
