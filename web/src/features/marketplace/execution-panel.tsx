import type { Composition } from '@gatehouse/contract/compositions.ts';
import { Alert, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from '#src/features/marketplace/compositions.module.css';
import { RunResult } from '#src/features/marketplace/run-result.tsx';
import { announcedStep, NO_TRACE, tracedSteps, traceOf } from '#src/features/marketplace/run-trace.ts';
import { RunTraceView } from '#src/features/marketplace/run-trace-view.tsx';
import type { ExecutionRun } from '#src/features/marketplace/use-execution.ts';
import { bringIntoView } from '#src/lib/bring-into-view.ts';
import { formatMs } from '#src/lib/format.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { RunningLine } from '#src/ui/feedback/running-line.tsx';
import { ScrollTarget } from '#src/ui/layout/scroll-target.tsx';

type ShownRun = Exclude<ExecutionRun, { phase: 'idle' }>;

/** The run that can be continued, and why it did not reach its end; undefined if it did, or still runs. */
const unfinished = (run: ShownRun): { runId: number | undefined; text: string | undefined } | undefined => {
  const runId = run.progress?.runId;
  if (run.phase === 'canceled') return { runId, text: `Canceled after ${formatMs(run.afterMs)}.` };
  // The toast says why, and so does the step that failed.
  if (run.phase === 'failed') return { runId, text: undefined };
  if (run.phase !== 'done' || run.result.status === 'completed') return undefined;
  return { runId: run.result.runId, text: undefined };
};

interface RetryNoteProps {
  /** Absent if it was said already. */
  text: string | undefined;
  onRetry: (() => void) | undefined;
}

/** Why a run did not reach its end, and the button that continues it. */
export const RetryNote = ({ text, onRetry }: RetryNoteProps) => {
  const retry = onRetry !== undefined && (
    <Group gap="xs">
      <BusyButton variant="default" size="xs" icon={IconRefresh} isBusy={false} onClick={onRetry}>
        Retry from the failed step
      </BusyButton>
      <Text size="xs" c="dimmed">
        Steps that succeeded are not called again.
      </Text>
    </Group>
  );
  if (text === undefined) return retry;
  return (
    <Alert variant="light" color="red" icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}>
      <Stack gap="sm">
        <Text size="sm" className={classes.wrap}>
          {text}
        </Text>
        {retry}
      </Stack>
    </Alert>
  );
};

interface ExecutionPanelProps {
  composition: Composition;
  run: ShownRun;
  onCancel: () => void;
  onRetry: (runId: number) => void;
}

/** The run while it goes on, and how it ended. */
export const ExecutionPanel = ({ composition, run, onCancel, onRetry }: ExecutionPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const isRunning = run.phase === 'running';
  const wasRunning = useRef(isRunning);
  const trace = run.phase === 'done' ? traceOf(run.result) : (run.progress ?? NO_TRACE);
  const steps = tracedSteps(composition.steps, trace, isRunning);
  const rest = unfinished(run);
  useEffect(() => {
    if (panel.current === null) return;
    // When it starts, because that may be below the visible part, and when it has ended, because it has grown.
    if (isRunning || wasRunning.current) bringIntoView(panel.current);
    wasRunning.current = isRunning;
    // The button that had the focus is gone: the question's at the start, Cancel at the end.
    if (document.activeElement === document.body) panel.current.focus({ preventScroll: true });
  }, [isRunning]);
  return (
    <ScrollTarget ref={panel}>
      <Stack gap="md" className={classes.run}>
        {isRunning ? (
          <RunningLine startedAt={run.startedAt} onCancel={onCancel}>
            {`Executing “${composition.name}”`}
          </RunningLine>
        ) : (
          <Title order={3} size="h4">
            {rest === undefined ? `Executed in ${formatMs(run.afterMs)}` : 'This run did not finish'}
          </Title>
        )}
        <VisuallyHidden role="status">{announcedStep(steps)}</VisuallyHidden>
        <RunTraceView steps={steps} />
        {rest !== undefined && (rest.text ?? rest.runId) !== undefined && (
          <RetryNote
            text={rest.text}
            onRetry={
              rest.runId === undefined ? undefined : () => rest.runId !== undefined && onRetry(rest.runId)
            }
          />
        )}
        {run.phase === 'done' && <RunResult run={run.result} />}
      </Stack>
    </ScrollTarget>
  );
};
