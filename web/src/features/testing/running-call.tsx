import { Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { SentCall } from '#src/features/testing/test-run.ts';

const RunningLine = lazy(async () => ({
  default: (await import('#src/components/running-line.tsx')).RunningLine,
}));

interface RunningCallProps {
  call: SentCall;
  /** On the clock of `performance.now()`. */
  startedAt: number;
  onCancel: () => void;
}

export const RunningCall = ({ call, startedAt, onCancel }: RunningCallProps) => (
  <Stack gap="md">
    <Suspense fallback={null}>
      <RunningLine startedAt={startedAt} onCancel={onCancel}>
        {`Waiting for ${new URL(call.url).host}`}
      </RunningLine>
    </Suspense>
    <Stack gap={12} aria-hidden>
      <Skeleton height={10} width="46%" />
      <Skeleton height={10} width="72%" />
      <Skeleton height={160} />
    </Stack>
  </Stack>
);
