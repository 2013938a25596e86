import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '#src/components/error-state.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { errorMessage } from '#src/lib/error-message.ts';

/** Loads the page anew: a script that failed to load is often gone because a newer version was installed. */
const retry = (): void => window.location.reload();

/** What a screen that broke shows in its place; the shell around it stays usable. */
export const RouteError = ({ error }: ErrorComponentProps) => (
  <>
    <PageHeader title="This screen stopped working" />
    <ErrorState title="It could not be shown" message={errorMessage(error)} onRetry={retry} />
  </>
);
