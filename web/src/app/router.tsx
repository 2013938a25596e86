import { createRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { errorMessage } from '#src/lib/error-message.ts';
import type { QueryStart } from '#src/lib/query-start.ts';
import { routeTree } from '#src/route-tree.gen.ts';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';

/** Reloads the page: a script often fails to load because a newer version was installed and removed it. */
const retry = (): void => window.location.reload();

/** Replaces a screen that crashed; the shell around it stays usable. */
const RouteError = ({ error }: ErrorComponentProps) => (
  <>
    <PageHeader title="This screen stopped working" />
    <ErrorState title="The screen could not be shown" message={errorMessage(error)} onRetry={retry} />
  </>
);

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
