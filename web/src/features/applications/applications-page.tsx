import { Stack } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ApplicationList } from '#src/features/applications/application-list.tsx';
import type { ApplicationSearch } from '#src/features/applications/application-search.ts';
import { ApplicationWizard } from '#src/features/applications/application-wizard.tsx';
import { loadOnce } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

const route = getRouteApi('/_shell/apply');

const applicationDrawer = loadOnce(
  async () => (await import('#src/features/applications/application-drawer.tsx')).ApplicationDrawer,
);

/** Prepares applications for access to an API, and lists them. */
export const ApplicationsPage = () => {
  const { step = 1, application } = route.useSearch();
  const navigate = route.useNavigate();
  const goTo = useCallback(
    (next: ApplicationSearch, replace = false): void =>
      void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  const open = useCallback((id: number) => goTo({ step, application: id }, true), [goTo, step]);
  return (
    <>
      <PageHeader
        title="Apply for API Access"
        description="Prepare an application once, with what the platform asks, and copy it into its form."
        actions={
          <LinkButton to="/profile" variant="default">
            User Profile
          </LinkButton>
        }
      />
      <Stack gap="xl">
        <ApplicationWizard
          step={step}
          onStep={(next) => goTo({ step: next === 1 ? undefined : next })}
          onSubmitted={(id) => goTo({ application: id }, true)}
        />
        <ApplicationList onOpen={open} />
      </Stack>
      <LazyDialog
        code={applicationDrawer}
        id={application}
        opened={application !== undefined}
        onClose={() => goTo({ step: step === 1 ? undefined : step }, true)}
      />
    </>
  );
};
