import type { HistoryEntry } from '@gatehouse/contract/history.ts';
import { statusBadge } from '@gatehouse/contract/plain/status-badge.ts';
import { Group, Modal, Stack, Table, Text, Title, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { callTarget } from '#src/features/history/call-text.ts';
import classes from '#src/features/history/compare.module.css';
import {
  type BodyComparison,
  compareBodies,
  compareHeaders,
  type LineRow,
  MAX_LINES,
  withoutLongSame,
} from '#src/features/history/compare.ts';
import { formatBytes, formatCount, formatDateTime, formatMs, NOTHING } from '#src/lib/format.ts';
import { CALLS_KEPT_MS } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { BreakableUrl } from '#src/ui/text/breakable-url.tsx';

interface Pair {
  before: HistoryEntry;
  after: HistoryEntry;
}

const Status = ({ call }: { call: HistoryEntry }) => (
  <StatusBadge tone={statusBadge(call.status ?? undefined).tone}>
    {call.status === null ? 'No response' : `${call.status} ${call.statusText ?? ''}`.trim()}
  </StatusBadge>
);

const Target = ({ call }: { call: HistoryEntry }) => (
  <span className={classes.mono}>
    <BreakableUrl url={callTarget(call)} />
  </span>
);

const Facts = ({ before, after }: Pair) => {
  const rows: [string, (call: HistoryEntry) => React.ReactNode][] = [
    ['Call', (call) => <Target call={call} />],
    ['Made', (call) => formatDateTime(call.createdAt)],
    ['Status', (call) => <Status call={call} />],
    ['Time', (call) => formatMs(call.responseTime)],
    ['Size', (call) => (call.size === null ? NOTHING : formatBytes(call.size))],
  ];
  return (
    <Table className={classes.table} layout="fixed">
      <caption>
        <VisuallyHidden>The two calls</VisuallyHidden>
      </caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" className={classes.name}>
            <VisuallyHidden>What</VisuallyHidden>
          </Table.Th>
          <Table.Th scope="col">Earlier</Table.Th>
          <Table.Th scope="col">Later</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([name, show]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{name}</Table.Th>
            <Table.Td>{show(before)}</Table.Td>
            <Table.Td>{show(after)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};

const WORDS = { same: '', added: 'added', removed: 'removed', changed: 'changed' } as const;

const Headers = ({ before, after }: Pair) => {
  const changes = compareHeaders(before.headers, after.headers);
  if (changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        The headers are the same.
      </Text>
    );
  return (
    <Table className={classes.table} layout="fixed">
      <caption>
        <VisuallyHidden>Headers that differ</VisuallyHidden>
      </caption>
      <Table.Tbody>
        {changes.map(({ name, change, before: old, after: current }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" className={classes.name}>
              {name}
              <Text size="xs" c="dimmed">
                {WORDS[change]}
              </Text>
            </Table.Th>
            <Table.Td className={classes.before}>{old ?? NOTHING}</Table.Td>
            <Table.Td className={classes.after}>{current ?? NOTHING}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};

const SIGNS = { same: ' ', added: '+', removed: '−', changed: '≠' } as const;

const Line = ({ row: { change, before, after } }: { row: LineRow }) => (
  <div className={classes.line} data-change={change}>
    <span className={classes.sign}>
      <span aria-hidden>{SIGNS[change]}</span>
      <VisuallyHidden>{WORDS[change]}</VisuallyHidden>
    </span>
    <code className={change === 'same' ? undefined : classes.before}>{before ?? ''}</code>
    <code className={change === 'same' ? undefined : classes.after}>{after ?? ''}</code>
  </div>
);

const BodyLines = ({ comparison: { rows, isCut, isUnaligned } }: { comparison: BodyComparison }) => {
  const isSame = rows.every(({ change }) => change === 'same');
  const note = isCut
    ? `Only what is kept of the bodies is compared, and at most ${MAX_LINES.toLocaleString('en')} lines.`
    : undefined;
  return (
    <Stack gap={8}>
      {isSame ? (
        <Text size="sm" c="dimmed">
          {rows.length === 0 ? 'Neither has a body.' : 'The bodies are the same.'}
        </Text>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section aria-label="Bodies side by side" tabIndex={0} className={classes.lines}>
          {withoutLongSame(rows).map((piece, at) =>
            'skipped' in piece ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
              <div key={at} className={classes.skipped}>
                {formatCount(piece.skipped, 'equal line')}
              </div>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
              piece.rows.map((row, line) => <Line key={`${at}.${line}`} row={row} />)
            ),
          )}
        </section>
      )}
      {isUnaligned && (
        <Text size="xs" c="dimmed">
          The bodies differ too much to align: each is shown from its start.
        </Text>
      )}
      {note !== undefined && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </Stack>
  );
};

const Comparison = ({ before, after }: Pair) => {
  const bodies = useMemo(() => compareBodies(before, after), [before, after]);
  return (
    <Stack gap="lg">
      <Facts before={before} after={after} />
      <Stack gap={8}>
        <Title order={3} size="h5">
          Headers
        </Title>
        <Headers before={before} after={after} />
      </Stack>
      <Stack gap={8}>
        <Group justify="space-between">
          <Title order={3} size="h5">
            Body
          </Title>
        </Group>
        <BodyLines comparison={bodies} />
      </Stack>
    </Stack>
  );
};

interface CompareDialogProps {
  /** The earlier call first. */
  ids: readonly [number, number];
  opened: boolean;
  onClose: () => void;
}

/** Two responses side by side. */
export const CompareDialog = ({ ids: [one, other], opened, onClose }: CompareDialogProps) => {
  const before = trpc.history.get.useQuery(
    { id: one },
    { enabled: opened, gcTime: CALLS_KEPT_MS, retry: false },
  );
  const after = trpc.history.get.useQuery(
    { id: other },
    { enabled: opened, gcTime: CALLS_KEPT_MS, retry: false },
  );
  const pair = useMemo(
    () => (before.data && after.data ? { before: before.data, after: after.data } : undefined),
    [before.data, after.data],
  );
  const state = {
    data: pair,
    error: before.error ?? after.error,
    isFetching: before.isFetching || after.isFetching,
    refetch: () => {
      if (before.error) void before.refetch();
      if (after.error) void after.refetch();
    },
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Compare two responses"
      size="min(1100px, 100%)"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <LoadState
        state={state}
        errorTitle="The calls could not be loaded"
        loading={<LoadingText what="the calls" count={8} />}
      >
        {(loaded) => <Comparison {...loaded} />}
      </LoadState>
    </Modal>
  );
};
