import type { ErrorComponentProps } from '@tanstack/react-router';
import { errorMessage } from '#src/lib/error-message.ts';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';

/** Reloads the page: a script often fails to load because a newer version was installed and removed it. */
const retry = (): void => window.location.reload();

/** Replaces a screen that crashed; the shell around it stays usable. */
export const RouteError = ({ error }: ErrorComponentProps) => (
  <>
    <PageHeader title="This screen stopped working" />
    <ErrorState title="The screen could not be shown" message={errorMessage(error)} onRetry={retry} />
  </>
);
