import { QueryCache, QueryClient } from '@tanstack/react-query';
import { errorMessage } from '#src/lib/error-message.ts';
import { toast, toastError, toaster } from '#src/lib/toast.ts';

const OUT_OF_DATE = 'What is shown may be out of date.';

/** What an open toast says stays before it: that may be the outcome of the very change which led to the refetch. */
const toastOutOfDate = (error: unknown): void => {
  const note = `${OUT_OF_DATE} ${errorMessage(error)}`;
  const slot = toaster.read();
  const said = slot?.open && typeof slot.description === 'string' ? slot.description : '';
  const [outcome = ''] = said.split(OUT_OF_DATE).map((part) => part.trim());
  if (slot === null || outcome === '') toastError(note);
  else
    toast({
      title: slot.title,
      description: `${outcome.replace(/[^.!?]$/, '$&.')} ${note}`,
      variant: slot.variant,
    });
};

/** Data never goes stale on its own; each query that may says after how long. Nothing is refetched or retried unasked. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // A screen goes on showing what it has, and shows an error of its own only where it has nothing.
      onError: (error, { state }) => {
        if (state.data !== undefined) toastOutOfDate(error);
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
