import { QueryClient } from '@tanstack/react-query';

/** Data never goes stale on its own; each query that may says after how long. Nothing is refetched or retried unasked. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
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
