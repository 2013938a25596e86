import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFlask2, IconLogin2, IconRefresh, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { AccountFields, Expiry, ScopeList } from '#src/features/oauth/connection-facts.tsx';
import { type ConnectionRow, connectionBadge, connectionRows } from '#src/features/oauth/connection-state.ts';
import classes from '#src/features/oauth/oauth.module.css';
import { isUsable, loginReason } from '#src/features/oauth/offers/usable-connection.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { trpc } from '#src/lib/trpc.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { IconAction, IconLink } from '#src/ui/button/icon-action.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { LoadState, type QueryState } from '#src/ui/feedback/load-state.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';
import { Section } from '#src/ui/layout/section.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { Column } from '#src/ui/table/table-column.ts';
import { CutText } from '#src/ui/text/cut-text.tsx';
import { DateText } from '#src/ui/text/date-text.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

/** Few connections have any. */
const PinnedHosts = lazy(async () => {
  const { PinnedHosts } = await import('#src/features/oauth/pinned-hosts.tsx');
  return { default: PinnedHosts };
});

const deleteDialog = loadExport(
  () => import('#src/features/oauth/delete-connection-dialog.tsx'),
  'DeleteConnectionDialog',
);

const useRefresh = (name: string) => {
  const utils = trpc.useUtils();
  return trpc.oauth.connections.refresh.useMutation({
    onSuccess: () => toastSuccess(`The access token for ${name} was renewed`, 'Connection refreshed'),
    // A refusal by the provider changes the connection too.
    onSettled: () => utils.oauth.connections.list.invalidate(),
    meta: { failure: FROM_ERROR },
  });
};

const loginStep = ({ provider }: ConnectionRow) =>
  ({ to: '/oauth', search: { providerId: provider.id, step: 'test-connection' } }) as const;

/** What can be done with a connection that calls can use. */
const UseActions = ({ row }: { row: ConnectionRow }) => {
  const { connection } = row;
  const name = providerLabel(row.provider);
  const refresh = useRefresh(name);
  return (
    <>
      <IconLink
        label={`Test the connection to ${name}`}
        hint="Test"
        icon={IconFlask2}
        to="/test"
        search={{ connectionId: connection.id }}
      />
      {connection.isRenewable && (
        <IconAction
          label={`Refresh the connection to ${name} now`}
          hint="Refresh now"
          icon={IconRefresh}
          pending={refresh.isPending}
          onClick={() => refresh.mutate({ id: connection.id })}
        />
      )}
      <IconLink label={`Reconnect ${name}`} hint="Reconnect" icon={IconLogin2} {...loginStep(row)} />
    </>
  );
};

const ConnectionActions = ({ row }: { row: ConnectionRow }) => {
  const name = providerLabel(row.provider);
  const [isDeleting, deleting] = useDisclosure(false);
  return (
    <>
      <Group gap={2} wrap="nowrap" justify="flex-end">
        {isUsable(row.connection) ? (
          <UseActions row={row} />
        ) : (
          <LinkButton {...loginStep(row)} size="xs" aria-label={`Reconnect ${name}`}>
            Reconnect
          </LinkButton>
        )}
        <IconAction
          label={`Delete the connection to ${name}`}
          hint="Delete"
          icon={IconTrash}
          tone="destructive"
          onClick={deleting.open}
        />
      </Group>
      <LazyDialog code={deleteDialog} row={row} opened={isDeleting} onClose={deleting.close} />
    </>
  );
};

const Status = ({ connection }: { connection: OauthConnection }) => {
  const { tone, label, title } = connectionBadge(connection);
  const reason = loginReason(connection);
  return (
    <>
      <StatusBadge tone={tone} title={title}>
        {label}
      </StatusBadge>
      {reason !== undefined && (
        <Text size="xs" c="dimmed" mt={4} className={classes.reason}>
          {reason}
        </Text>
      )}
    </>
  );
};

const columns: Column<ConnectionRow>[] = [
  {
    key: 'provider',
    header: 'Provider',
    width: '18%',
    narrow: 'title',
    cell: ({ provider }) => (
      <Group gap={10} wrap="nowrap">
        <BrandIcon slug={provider.slug} name={provider.name} />
        <Text size="sm" fw={500} className={classes.whole}>
          <CutText lines={2}>{providerLabel(provider)}</CutText>
        </Text>
      </Group>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    width: '22%',
    cell: ({ connection }) => (
      <>
        <Status connection={connection} />
        <AccountFields fields={connection.accountFields} />
        {connection.pinnedHosts.length > 0 && (
          <Suspense>
            <PinnedHosts connection={connection} />
          </Suspense>
        )}
      </>
    ),
  },
  {
    key: 'scopes',
    header: 'Scopes',
    cell: ({ connection }) => <ScopeList scopes={connection.scopes} />,
  },
  {
    key: 'expires',
    header: 'Expires',
    width: 120,
    cell: ({ connection }) => <Expiry connection={connection} />,
  },
  {
    key: 'refreshed',
    header: 'Last refreshed',
    width: 130,
    // Where the scopes would be cut into single letters.
    isMinor: true,
    cell: ({ connection: { refreshedAt } }) =>
      refreshedAt === null ? (
        <Text size="sm" c="dimmed">
          Never
        </Text>
      ) : (
        <DateText iso={refreshedAt} />
      ),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    width: 150,
    narrow: 'footer',
    cell: (row) => <ConnectionActions row={row} />,
  },
];

interface ConnectionTableProps {
  connections: readonly OauthConnection[];
  providers: readonly Provider[];
}

/** The connections with what they may do, how long they last, and their actions. */
const ConnectionTable = ({ connections, providers }: ConnectionTableProps) => {
  const rows = connectionRows(connections, providers);
  return (
    <DataTable
      caption="OAuth connections"
      columns={columns}
      rows={rows}
      rowKey={({ connection }) => connection.id}
    />
  );
};

interface ConnectionSectionProps {
  state: QueryState<OauthConnection[]>;
  providers: readonly Provider[];
}

/** All connections. Nothing while there is none, or none is known yet. */
export const ConnectionSection = ({ state, providers }: ConnectionSectionProps) => {
  if (state.error === null && (state.data ?? []).length === 0) return null;
  return (
    <Section
      flush
      title="Your connections"
      description="Calls can use them in place of a key. Tokens are encrypted, and never shown."
    >
      <LoadState state={state} errorTitle="The connections could not be loaded" loading={null}>
        {(connections) => <ConnectionTable connections={connections} providers={providers} />}
      </LoadState>
    </Section>
  );
};
