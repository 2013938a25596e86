import type { Application } from '@gatehouse/contract/applications.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Group, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useApplications } from '#src/features/applications/application-queries.ts';
import type { ApplicationSearch } from '#src/features/applications/application-search.ts';
import { STATE_LABELS } from '#src/features/applications/application-values.ts';
import { ApplicationWizard } from '#src/features/applications/application-wizard.tsx';
import classes from '#src/features/applications/applications.module.css';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { NOTHING } from '#src/lib/format.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingRows } from '#src/ui/feedback/loading-state.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { Column } from '#src/ui/table/table-column.ts';
import { CutText } from '#src/ui/text/cut-text.tsx';
import { DateText } from '#src/ui/text/date-text.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

interface Row {
  application: Application;
  provider: Provider | undefined;
}

const nameOf = ({ provider, application }: Row): string =>
  provider === undefined ? `Provider ${application.platformId}` : providerLabel(provider);

const columnsFor = (onOpen: (id: number) => void): Column<Row>[] => [
  {
    key: 'application',
    header: 'Application',
    narrow: 'title',
    cell: (row) => (
      <UnstyledButton
        className={classes.opener}
        aria-haspopup="dialog"
        onClick={() => onOpen(row.application.id)}
      >
        <Group gap={10} wrap="nowrap">
          <BrandIcon slug={row.provider?.slug ?? ''} name={nameOf(row)} size={28} />
          <div>
            <Text component="span" size="sm" fw={500} className={classes.openerText}>
              <CutText lines={2}>{row.application.projectName}</CutText>
            </Text>
            <Text size="xs" c="dimmed">
              {nameOf(row)}
              <VisuallyHidden> (details)</VisuallyHidden>
            </Text>
          </div>
        </Group>
      </UnstyledButton>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    width: 140,
    cell: ({ application: { status } }) => (
      <StatusBadge tone={STATE_LABELS[status].tone}>{STATE_LABELS[status].label}</StatusBadge>
    ),
  },
  {
    key: 'submitted',
    header: 'Submitted',
    width: 180,
    cell: ({ application }) => <DateText iso={application.createdAt} withRelative />,
  },
  {
    key: 'changed',
    header: 'Changed',
    width: 180,
    cell: ({ application: { createdAt, updatedAt } }) =>
      updatedAt === createdAt ? NOTHING : <DateText iso={updatedAt} withRelative />,
  },
];

/** The applications that were submitted, with what became of them. */
const ApplicationList = ({ onOpen }: { onOpen: (id: number) => void }) => {
  const { data: providers = [] } = useProviders();
  const columns = useMemo(() => columnsFor(onOpen), [onOpen]);
  return (
    <Section flush title="Submitted applications">
      <LoadState
        state={useApplications()}
        errorTitle="The applications could not be loaded"
        loading={<LoadingRows what="applications" columns={4} />}
        isEmpty={(loaded) => loaded.length === 0}
        empty={
          <EmptyState
            icon={IconFileText}
            title="No applications yet"
            text="What you submit is kept here, ready to be copied into the platform’s own form."
          />
        }
      >
        {(loaded) => (
          <DataTable
            caption="Submitted applications"
            columns={columns}
            rows={loaded.map((application) => ({
              application,
              provider: providers.find(({ id }) => id === application.platformId),
            }))}
            rowKey={({ application }) => application.id}
          />
        )}
      </LoadState>
    </Section>
  );
};

const route = getRouteApi('/_shell/apply');

const applicationDrawer = loadExport(
  () => import('#src/features/applications/application-drawer.tsx'),
  'ApplicationDrawer',
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
