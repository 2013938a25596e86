import type { AppRouter } from '@gatehouse/api/router.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { CreateQueryUtils } from '@trpc/react-query/shared';

/*
 * A query that several screens need at first is defined once, in a `*-queries.ts`, for the hook that reads it and for the
 * route that starts it, so that both use the same cache entry and the same stale time. Routes load before any screen, so
 * such a file imports no schema.
 */

/** What a route loader needs to start queries. */
export interface QueryStart {
  queryClient: QueryClient;
  utils: CreateQueryUtils<AppRouter>;
}

/** Leaving the screen aborts a query that its route started, like the queries of its hooks. */
export const STARTED = { trpc: { abortOnUnmount: true } };

/** How long what a call or a run sent and received is kept after the last screen that shows it, in ms: there may be many, and they are large. */
export const CALLS_KEPT_MS = 5 * 60_000;

export interface ListOptions {
  /** False while nothing shows the list: it is then not fetched. */
  enabled?: boolean;
}
