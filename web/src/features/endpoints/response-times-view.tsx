import type { HistoryItem } from '@gatehouse/contract/history.ts';
import { statusBadge } from '@gatehouse/contract/plain/status-badge.ts';
import { Stack, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { namesOfTimes, responseTimes } from '#src/features/endpoints/response-times.ts';
import { formatCount, formatDateTime, formatMs } from '#src/lib/format.ts';
import { Line, WithTable } from '#src/ui/chart/picture.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { TextLink } from '#src/ui/text/link.tsx';

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
            <TextLink to="/history" search={{ call: id }} inherit>
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

interface ResponseTimesViewProps {
  /** Newest first. */
  calls: readonly HistoryItem[];
  /** The history has further ones. */
  hasMore: boolean;
}

/** The response times of these calls as a picture, and the calls in a table. */
const ResponseTimesView = ({ calls, hasMore }: ResponseTimesViewProps) => {
  const [isOpen, { toggle }] = useDisclosure(false);
  const { answered, failures, median, p95, slowest } = responseTimes(calls);
  const names = namesOfTimes(answered.map(({ createdAt }) => createdAt));
  const rows = answered.map(({ responseTime }, at) => ({ at: names[at] ?? '', responseTime }));
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
        title={hasMore ? `The last ${calls.length} calls` : 'All calls in the history'}
        isOpen={isOpen}
        onToggle={toggle}
        picture={
          <Line
            label={`Response times: ${facts}`}
            rows={rows}
            nameOf="at"
            series={SERIES}
            formatValue={(ms) => (ms === 0 ? '0 ms' : formatMs(ms))}
          />
        }
        table={<CallTable calls={calls} />}
      />
    </Stack>
  );
};

export default ResponseTimesView;
