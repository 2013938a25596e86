import type { AppRouter } from '@gatehouse/api/router.ts';
import { httpBatchLink, httpBatchStreamLink, httpLink, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { fetchOfServer } from '#src/lib/server-response.ts';

/** Longer batches are split. Servers and proxies commonly accept a URL of 8 KiB; this is well below. */
const MAX_URL_LENGTH = 2000;
/** The server rejects a batch of more than 20 operations. */
const MAX_BATCH = 20;

/**
 * Context of an operation that gets its own request. The response to a batch comes with its slowest operation, and a
 * batch is aborted only if all of its operations are. An operation that may take long, or that the user can cancel,
 * therefore shares no request. It is sent in a body, as what is typed into a search has to be: proxies log URLs.
 */
export const UNBATCHED = { unbatched: true };

/** Context of an operation that reports progress while it runs: `for await` reads it. It gets its own request too. */
export const STREAMED = { streamed: true };

/** Context of an operation whose result is null, instead of an error, where the access token is missing. It gets its own request too. */
export const EMPTY_ON_401 = { emptyOn401: true };

const URL_OF_ALL = '/trpc';

/** One request for one operation. */
const aloneLink = (emptyOn401: boolean): TRPCLink<AppRouter> =>
  httpLink({
    url: URL_OF_ALL,
    fetch: fetchOfServer({ emptyOn401 }),
    methodOverride: 'POST',
    headers: ({ op: { context } }) => (context.ifMatch ? { 'if-match': context.ifMatch as string } : {}),
  });

/** Each operation goes the way that its context asks for. */
const byContext: TRPCLink<AppRouter> = (runtime) => {
  const streamed = httpBatchStreamLink({
    url: URL_OF_ALL,
    maxItems: 1,
    fetch: fetchOfServer({ streamed: true }),
  })(runtime);
  const emptyOn401 = aloneLink(true)(runtime);
  const alone = aloneLink(false)(runtime);
  const batched = httpBatchLink({
    url: URL_OF_ALL,
    maxURLLength: MAX_URL_LENGTH,
    maxItems: MAX_BATCH,
    fetch: fetchOfServer(),
  })(runtime);
  return (call) => {
    const { context } = call.op;
    if (context.streamed) return streamed(call);
    if (context.emptyOn401) return emptyOn401(call);
    return (context.unbatched || context.ifMatch ? alone : batched)(call);
  };
};

/** The typed hooks of every operation: `trpc.keys.list.useQuery()`. Leaving a screen aborts its requests. */
export const trpc = createTRPCReact<AppRouter>({ abortOnUnmount: true });

/** @param before what sees every operation before it is sent */
export const createTrpcClient = (before: TRPCLink<AppRouter>[] = []) =>
  trpc.createClient({ links: [...before, byContext] });
