import { statusBadge } from '@gatehouse/contract/plain/status-badge.ts';
import { recordKindOf } from '@gatehouse/request/stream-records.ts';
import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ArrivedRecords } from '#src/features/testing/test-run.ts';
import { type SentCall, statusLine } from '#src/features/testing/test-run.ts';
import { formatMs } from '#src/lib/format.ts';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { RunningLine } from '#src/ui/feedback/running-line.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';

const RecordTable = lazy(async () => ({
  default: (await import('#src/features/responses/offers/record-table.tsx')).RecordTable,
}));

interface RunningCallProps {
  call: SentCall;
  /** The records of a stream that have arrived; undefined for any other response. */
  arrived: ArrivedRecords | undefined;
  /** On the clock of `performance.now()`. */
  startedAt: number;
  onCancel: () => void;
}

const Arrived = ({ arrived, isLive }: { arrived: ArrivedRecords; isLive: boolean }) => {
  const badge = statusBadge(arrived.status);
  return (
    <>
      <Group gap="xs">
        <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge>
        <Text fw={600}>{statusLine(arrived)}</Text>
      </Group>
      <Suspense fallback={<LoadingText what="the list" />}>
        <RecordTable
          kind={recordKindOf(arrived.contentType) ?? 'lines'}
          records={arrived.records}
          arrivals={arrived.arrivals}
          isLive={isLive}
        />
      </Suspense>
    </>
  );
};

export const RunningCall = ({ call, arrived, startedAt, onCancel }: RunningCallProps) => (
  <Stack gap="md">
    <RunningLine startedAt={startedAt} onCancel={onCancel} cancelLabel={arrived && 'Stop'}>
      {arrived === undefined
        ? `Waiting for ${new URL(call.url).host}`
        : `Receiving from ${new URL(call.url).host}`}
    </RunningLine>
    {arrived === undefined ? (
      <Stack gap={12} aria-hidden>
        <Skeleton height={10} width="46%" />
        <Skeleton height={10} width="72%" />
        <Skeleton height={160} />
      </Stack>
    ) : (
      <Arrived arrived={arrived} isLive />
    )}
  </Stack>
);

/** A stream that the user stopped, with what had arrived. */
export const StreamStopped = ({ arrived, afterMs }: { arrived: ArrivedRecords; afterMs: number }) => (
  <Stack gap="md">
    <Text size="sm" c="dimmed">
      {`Stopped after ${formatMs(afterMs)}. What had arrived is shown.`}
    </Text>
    <Arrived arrived={arrived} isLive={false} />
  </Stack>
);
