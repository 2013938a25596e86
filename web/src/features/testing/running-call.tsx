import { Button, Group, Loader, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from '#src/features/testing/response.module.css';
import type { SentCall } from '#src/features/testing/test-run.ts';

const TICK_MS = 100;

const useElapsed = (startedAt: number): number => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - startedAt);
};

interface RunningCallProps {
  call: SentCall;
  /** On the clock of `performance.now()`. */
  startedAt: number;
  onCancel: () => void;
}

export const RunningCall = ({ call, startedAt, onCancel }: RunningCallProps) => {
  const elapsed = useElapsed(startedAt);
  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Group gap={10} wrap="nowrap" miw={0}>
          <Loader size={16} aria-hidden />
          <Text size="sm" className={classes.wrapAnywhere}>
            Waiting for {new URL(call.url).host}
          </Text>
          <Text size="sm" c="dimmed" className={classes.elapsed}>
            {(elapsed / 1000).toFixed(1)} s
          </Text>
        </Group>
        <Button variant="default" size="xs" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
      <Stack gap={12} aria-hidden>
        <Skeleton height={10} width="46%" />
        <Skeleton height={10} width="72%" />
        <Skeleton height={160} />
      </Stack>
    </Stack>
  );
};
