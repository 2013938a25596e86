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
    // The query cache alone decides what is fresh: a loader runs at each navigation, and asks for nothing that is.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }

  interface StaticDataRouteOption {
    /** Stands in the title of the document. */
    title?: string;
    /** Its parts stand side by side and take all the room there is. */
    isWide?: boolean;
  }
}
