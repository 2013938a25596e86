import { createRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { recovery } from '#src/app/recovery.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import type { QueryStart } from '#src/lib/query-start.ts';
import { routeTree } from '#src/route-tree.gen.ts';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';

/** Replaces a screen that crashed; the shell around it stays usable, and so do the screens that are loaded. */
const RouteError = ({ error }: ErrorComponentProps) => {
  useEffect(() => recovery.begin(error), [error]);
  return (
    <>
      <PageHeader title="This screen stopped working" />
      <ErrorState
        title="The screen could not be shown"
        message={errorMessage(error)}
        onRetry={() => recovery.retry()}
      />
    </>
  );
};

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
