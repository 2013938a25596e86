import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { HistoryItem } from '@gatehouse/contract/history.ts';
import { statusBadge } from '@gatehouse/contract/plain/status-badge.ts';
import { Modal, Stack, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconClock } from '@tabler/icons-react';
import { responseTimes } from '#src/features/endpoints/response-times.ts';
import { formatCount, formatDateTime, formatMs } from '#src/lib/format.ts';
import { trpc } from '#src/lib/trpc.ts';
import { Line, WithTable } from '#src/ui/chart/picture.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { TextLink } from '#src/ui/text/link.tsx';

/** How many calls are drawn. */
const LAST = 100;

const SERIES = [{ name: 'responseTime', label: 'Response time', color: 'var(--gh-accent-mark)' }];

const CallTable = ({ calls }: { calls: readonly HistoryItem[] }) => (
  <Table aria-label="Response times" stickyHeader>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>Call</Table.Th>
        <Table.Th>Status</Table.Th>
        <Table.Th ta="right">Time</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {calls.map(({ id, createdAt, status, responseTime }) => (
        <Table.Tr key={id}>
          <Table.Th scope="row" fw={400}>
            <TextLink to="/history" search={{ call: id }}>
              {formatDateTime(createdAt)}
            </TextLink>
          </Table.Th>
          <Table.Td>
            <StatusBadge tone={statusBadge(status ?? undefined).tone}>{status ?? 'No response'}</StatusBadge>
          </Table.Td>
          <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
            {formatMs(responseTime)}
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

const Times = ({ calls }: { calls: readonly HistoryItem[] }) => {
  const [isOpen, { toggle }] = useDisclosure(false);
  const { answered, failures, median, p95, slowest } = responseTimes(calls);
  const rows = answered.map(({ createdAt, responseTime }) => ({
    at: formatDateTime(createdAt),
    responseTime,
  }));
  const times =
    median === undefined || p95 === undefined || slowest === undefined
      ? []
      : [`median ${formatMs(median)}`, `95th percentile ${formatMs(p95)}`, `slowest ${formatMs(slowest)}`];
  const facts = [
    formatCount(calls.length, 'call'),
    ...times,
    ...(failures > 0 ? [`${failures} failed`] : []),
  ].join(', ');
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {facts}
      </Text>
      <WithTable
        title={calls.length === LAST ? `The last ${LAST} calls` : 'All calls in the history'}
        isOpen={isOpen}
        onToggle={toggle}
        picture={
          <Line
            label={`Response times: ${facts}`}
            rows={rows}
            nameOf="at"
            series={SERIES}
            formatValue={formatMs}
          />
        }
        table={<CallTable calls={calls} />}
      />
    </Stack>
  );
};

interface ResponseTimesDialogProps {
  opened: boolean;
  onClose: () => void;
  saved: SavedEndpoint;
}

const Loaded = ({ savedEndpointId }: { savedEndpointId: number }) => {
  // Calls are made on other screens, and by scripts.
  const calls = trpc.history.list.useQuery({ savedEndpointId, limit: LAST }, { staleTime: 0 });
  return (
    <LoadState
      state={calls}
      errorTitle="The calls could not be loaded"
      loading={<LoadingText what="the calls" count={8} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          icon={IconClock}
          text="No calls in the history. Open this endpoint on the test screen and send it."
        />
      }
    >
      {({ items }) => <Times calls={items} />}
    </LoadState>
  );
};

/** How long the last calls of a saved endpoint took, as a picture with a table behind it. */
export const ResponseTimesDialog = ({ opened, onClose, saved }: ResponseTimesDialogProps) => (
  <Modal opened={opened} onClose={onClose} title={`Response times of ${saved.name}`} size="lg">
    <Loaded savedEndpointId={saved.id} />
  </Modal>
);
