import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFlask2, IconLogin2, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import {
  AccountFields,
  Expiry,
  ScopeList,
  Status,
} from '#src/features/oauth/connections/connection-facts.tsx';
import { type ConnectionRow, connectionRows } from '#src/features/oauth/connections/connection-state.ts';
import classes from '#src/features/oauth/oauth.module.css';
import { isUsable } from '#src/features/oauth/offers/connection-queries.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { trpc } from '#src/lib/trpc.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { IconAction, IconLink } from '#src/ui/button/icon-action.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { LoadState, type QueryState } from '#src/ui/feedback/load-state.tsx';
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
  const { PinnedHosts } = await import('#src/features/oauth/connections/pinned-hosts.tsx');
  return { default: PinnedHosts };
});

const deleteDialog = loadExport(
  () => import('#src/features/oauth/connections/delete-connection-dialog.tsx'),
  'DeleteConnectionDialog',
);

const renameDialog = loadExport(
  () => import('#src/features/oauth/connections/rename-connection-dialog.tsx'),
  'RenameConnectionDialog',
);

const isOnlyName = ({ connection, provider }: ConnectionRow): boolean =>
  connection.name === `${provider.name} connection`;

/** What a button does something to: `the connection to GitHub`, `GitHub connection 2`. */
const spokenName = (row: ConnectionRow): string =>
  isOnlyName(row) ? `the connection to ${providerLabel(row.provider)}` : row.connection.name;

const reconnected = (row: ConnectionRow): string =>
  isOnlyName(row) ? providerLabel(row.provider) : row.connection.name;

const useRefresh = (name: string) => {
  const utils = trpc.useUtils();
  return trpc.oauth.connections.refresh.useMutation({
    onSuccess: () => toastSuccess(`The access token for ${name} was renewed`, 'Connection refreshed'),
    // A refusal by the provider changes the connection too.
    onSettled: () => utils.oauth.connections.list.invalidate(),
    meta: { failure: FROM_ERROR },
  });
};

const loginStep = ({ provider, connection }: ConnectionRow) =>
  ({
    to: '/oauth',
    search: { providerId: provider.id, connectionId: connection.id, step: 'test-connection' },
  }) as const;

/** What can be done with a connection that calls can use. */
const UseActions = ({ row }: { row: ConnectionRow }) => {
  const { connection } = row;
  const refresh = useRefresh(providerLabel(row.provider));
  const name = spokenName(row);
  return (
    <>
      <IconLink
        label={`Test ${name}`}
        hint="Test"
        icon={IconFlask2}
        to="/test"
        search={{ connectionId: connection.id }}
      />
      {connection.isRenewable && (
        <IconAction
          label={`Refresh ${name} now`}
          hint="Refresh now"
          icon={IconRefresh}
          isBusy={refresh.isPending}
          onClick={() => refresh.mutate({ id: connection.id })}
        />
      )}
      <IconLink
        label={`Reconnect ${reconnected(row)}`}
        hint="Reconnect"
        icon={IconLogin2}
        {...loginStep(row)}
      />
    </>
  );
};

const ConnectionActions = ({ row }: { row: ConnectionRow }) => {
  const name = spokenName(row);
  const [isDeleting, deleting] = useDisclosure(false);
  const [isRenaming, renaming] = useDisclosure(false);
  return (
    <>
      <Group gap={2} wrap="nowrap" justify="flex-end">
        {isUsable(row.connection) ? (
          <UseActions row={row} />
        ) : (
          <LinkButton {...loginStep(row)} size="xs" aria-label={`Reconnect ${reconnected(row)}`}>
            Reconnect
          </LinkButton>
        )}
        <IconAction label={`Rename ${name}`} hint="Rename" icon={IconPencil} onClick={renaming.open} />
        <IconAction
          label={`Delete ${name}`}
          hint="Delete"
          icon={IconTrash}
          tone="destructive"
          onClick={deleting.open}
        />
      </Group>
      <LazyDialog code={deleteDialog} row={row} opened={isDeleting} onClose={deleting.close} />
      <LazyDialog code={renameDialog} row={row} opened={isRenaming} onClose={renaming.close} />
    </>
  );
};

const columns: Column<ConnectionRow>[] = [
  {
    key: 'connection',
    header: 'Connection',
    width: '20%',
    narrow: 'title',
    cell: (row) => (
      <Group gap={10} wrap="nowrap">
        <BrandIcon slug={row.provider.slug} name={row.provider.name} />
        <div>
          <Text size="sm" fw={500} className={classes.whole}>
            <CutText lines={2}>{row.connection.name}</CutText>
          </Text>
          {row.connection.account !== null && (
            <Text size="xs" c="dimmed" className={classes.whole}>
              <CutText lines={2}>{row.connection.account}</CutText>
            </Text>
          )}
        </div>
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
    width: 180,
    narrow: 'footer',
    cell: (row) => <ConnectionActions row={row} />,
  },
];

interface ConnectionTableProps {
  connections: readonly OauthConnection[];
  providers: readonly Provider[];
}

/** The connections with what they may do, how long they last, and their actions. */
export const ConnectionTable = ({ connections, providers }: ConnectionTableProps) => {
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
