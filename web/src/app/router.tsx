import { createRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reloadFromServer, reloadOnceFor, watchLostCode } from '#src/app/lost-code.ts';
import { errorMessage, NO_RESPONSE } from '#src/lib/error-message.ts';
import type { QueryStart } from '#src/lib/query-start.ts';
import { routeTree } from '#src/route-tree.gen.ts';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { toastError } from '#src/ui/feedback/toast.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';

/** Reloads the page: a browser does not ask again for a script that it could not load. */
const retry = async (): Promise<void> => {
  if (!(await reloadFromServer())) toastError(NO_RESPONSE);
};

/** Replaces a screen that crashed; the shell around it stays usable, and so do the screens that are loaded. */
const RouteError = ({ error }: ErrorComponentProps) => {
  useEffect(() => void reloadOnceFor(error), [error]);
  return (
    <>
      <PageHeader title="This screen stopped working" />
      <ErrorState
        title="The screen could not be shown"
        message={errorMessage(error)}
        onRetry={() => void retry()}
      />
    </>
  );
};

export const createAppRouter = (context: QueryStart) => {
  watchLostCode();
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadDelay: 40,
    // Only the query cache decides what is fresh: a loader runs on every navigation and fetches nothing that is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  });
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }

  interface StaticDataRouteOption {
    /** The screen's name, shown in the document title. */
    title?: string;
  }
}
