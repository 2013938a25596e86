import { QueryCache, QueryClient } from '@tanstack/react-query';
import { errorMessage } from '#src/lib/error-message.ts';
import { toastNote } from '#src/lib/toast.ts';

/** Data never goes stale on its own; each query that may says after how long. Nothing is refetched or retried unasked. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // A screen goes on showing what it has, and shows an error of its own only where it has nothing.
      onError: (error, { state }) => {
        if (state.data !== undefined) toastNote(`What is shown may be out of date. ${errorMessage(error)}`);
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
