import { createRouter } from '@tanstack/react-router';
import { RouteError } from '#src/app/route-error.tsx';
import { routeTree } from '#src/route-tree.gen.ts';
import type { QueryStart } from '#src/shared/queries.ts';

export const createAppRouter = (context: QueryStart) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadDelay: 40,
    // Only the query cache decides what is fresh: a loader runs on every navigation and fetches nothing that is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }

  interface StaticDataRouteOption {
    /** The screen's name, shown in the document title. */
    title?: string;
  }
}
