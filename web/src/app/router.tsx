import { createRouter } from '@tanstack/react-router';
import { RouteError } from '#src/app/route-error.tsx';
import { routeTree } from '#src/route-tree.gen.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadDelay: 40,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }

  interface StaticDataRouteOption {
    /** Stands in the title of the document. */
    title?: string;
    /** Its parts stand side by side and take all the room there is. */
    isWide?: boolean;
  }
}
