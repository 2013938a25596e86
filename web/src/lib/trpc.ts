import type { AppRouter } from '@gatehouse/api/router.ts';
import { httpBatchLink, httpBatchStreamLink, httpLink, splitLink, TRPCClientError } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';

/** Longer batches are split. Servers and proxies commonly take 8 KiB of URL; this leaves ample room. */
const MAX_URL_LENGTH = 2000;
/** The server refuses a batch of more than 20 calls. */
const MAX_BATCH = 20;

/**
 * Context of a call that travels alone. A batch is answered when its slowest call is, and aborted only when all of its
 * calls are; a call that may take long, or that a person may give up, therefore shares no request.
 */
export const UNBATCHED = { unbatched: true };

/** Context of a call that tells of its steps while it runs: `for await` reads them. It travels alone, too. */
export const STREAMED = { streamed: true };

const withCredentials = (input: RequestInfo | URL | string, init?: object): Promise<Response> =>
  fetch(input, { ...init, credentials: 'include' } as RequestInit);

/**
 * The link that reads streams takes a refusal that came from before the procedures for an end without a word, as if we
 * had given up ourselves. It becomes the error that the other links make of it.
 */
const fetchStream: typeof withCredentials = async (input, init) => {
  const response = await withCredentials(input, init);
  if (response.ok) return response;
  const responseJSON: unknown = await response.json().catch(() => undefined);
  throw new TRPCClientError(response.statusText, { meta: { response, responseJSON } });
};

/** The typed hooks of every operation: `trpc.keys.list.useQuery()`. Leaving a screen aborts what it asked for. */
export const trpc = createTRPCReact<AppRouter>({ abortOnUnmount: true });

export const createTrpcClient = () =>
  trpc.createClient({
    links: [
      splitLink({
        condition: ({ context }) => context.streamed === true,
        true: httpBatchStreamLink({ url: '/trpc', maxItems: 1, fetch: fetchStream }),
        false: splitLink({
          condition: ({ context }) => context.unbatched === true,
          true: httpLink({ url: '/trpc', fetch: withCredentials }),
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
