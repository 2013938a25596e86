import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Group, Text } from '@mantine/core';
import { ConnectionActions } from '#src/features/oauth/connection-actions.tsx';
import { Expiry, ScopeList } from '#src/features/oauth/connection-facts.tsx';
import { type ConnectionRow, connectionRows } from '#src/features/oauth/connection-rows.ts';
import { connectionBadge } from '#src/features/oauth/connection-state.ts';
import classes from '#src/features/oauth/oauth.module.css';
import { loginReason } from '#src/shared/connections/connection-state.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { Column } from '#src/ui/table/table-column.ts';
import { CutText } from '#src/ui/text/cut-text.tsx';
import { DateText } from '#src/ui/text/date-text.tsx';

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
    width: '20%',
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
    width: '24%',
    cell: ({ connection }) => <Status connection={connection} />,
  },
  { key: 'scopes', header: 'Scopes', cell: ({ connection }) => <ScopeList scopes={connection.scopes} /> },
  {
    key: 'expires',
    header: 'Expires',
    width: 150,
    cell: ({ connection }) => <Expiry connection={connection} />,
  },
  {
    key: 'refreshed',
    header: 'Last refreshed',
    width: 130,
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
