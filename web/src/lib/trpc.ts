import type { AppRouter } from '@gatehouse/api/router.ts';
import {
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';

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

/** Context of a change that is meant for one state of what it changes: the `ETag` of that state. It gets its own request too. */
export const over = (ifMatch: string | undefined) => (ifMatch === undefined ? {} : { ifMatch });

/** Context of an operation that reports progress while it runs: `for await` reads it. It gets its own request too. */
export const STREAMED = { streamed: true };

const withCredentials = (input: RequestInfo | URL | string, init?: object): Promise<Response> =>
  fetch(input, { ...init, credentials: 'include' } as RequestInit);

/**
 * If a request is rejected before the procedure, the link that reads streams just ends without an error, as if the
 * request had been cancelled. This throws the same error that the other links throw.
 */
const fetchStream: typeof withCredentials = async (input, init) => {
  const response = await withCredentials(input, init);
  if (response.ok) return response;
  const responseJSON: unknown = await response.json().catch(() => undefined);
  throw new TRPCClientError(response.statusText, { meta: { response, responseJSON } });
};

/** The typed hooks of every operation: `trpc.keys.list.useQuery()`. Leaving a screen aborts its requests. */
export const trpc = createTRPCReact<AppRouter>({ abortOnUnmount: true });

/** @param before what sees every operation before it is sent */
export const createTrpcClient = (before: TRPCLink<AppRouter>[] = []) =>
  trpc.createClient({
    links: [
      ...before,
      splitLink({
        condition: ({ context }) => context.streamed === true,
        true: httpBatchStreamLink({ url: '/trpc', maxItems: 1, fetch: fetchStream }),
        false: splitLink({
          condition: ({ context }) => context.unbatched === true || typeof context.ifMatch === 'string',
          true: httpLink({
            url: '/trpc',
            fetch: withCredentials,
            methodOverride: 'POST',
            headers: ({ op: { context } }) =>
              typeof context.ifMatch === 'string' ? { 'if-match': context.ifMatch } : {},
          }),
          false: httpBatchLink({
            url: '/trpc',
            maxURLLength: MAX_URL_LENGTH,
            maxItems: MAX_BATCH,
            fetch: withCredentials,
          }),
        }),
      }),
    ],
  });
