import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '#src/components/error-state.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { errorMessage } from '#src/lib/error-message.ts';

/** Reloads the page: a script often fails to load because a newer version was installed and removed it. */
const retry = (): void => window.location.reload();

/** Replaces a screen that crashed; the shell around it stays usable. */
export const RouteError = ({ error }: ErrorComponentProps) => (
  <>
    <PageHeader title="This screen stopped working" />
    <ErrorState title="The screen could not be shown" message={errorMessage(error)} onRetry={retry} />
  </>
);
