import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { LoaderMark } from '#src/ui/feedback/loader.tsx';
import classes from '#src/ui/feedback/running-line.module.css';

const TICK_MS = 100;

const useElapsed = (startedAt: number): number => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - startedAt);
};

interface RunningLineProps {
  /** In ms, from `performance.now()`. */
  startedAt: number;
  onCancel: () => void;
  /** Default: `Cancel`. */
  cancelLabel?: string | undefined;
  /** What is running: `Waiting for api.example.com`. */
  children: string;
}

/** Shows what is running, for how long, and a button to cancel it. */
export const RunningLine = ({ startedAt, onCancel, cancelLabel = 'Cancel', children }: RunningLineProps) => {
  const elapsed = useElapsed(startedAt);
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Group gap={10} wrap="nowrap" miw={0}>
        <LoaderMark />
        <Text size="sm" className={classes.what}>
          {children}
        </Text>
        <Text size="sm" c="dimmed" className={classes.elapsed}>
          {(elapsed / 1000).toFixed(1)} s
        </Text>
      </Group>
      <Button variant="default" size="xs" onClick={onCancel} className={classes.fixed}>
        {cancelLabel}
      </Button>
    </Group>
  );
};
