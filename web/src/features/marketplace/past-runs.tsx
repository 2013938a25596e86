import type { Composition, CompositionRun, RunPage } from '@gatehouse/contract/compositions.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import classes from '#src/features/marketplace/compositions.module.css';
import { RetryNote } from '#src/features/marketplace/execution-panel.tsx';
import { RunResult } from '#src/features/marketplace/run-result.tsx';
import { tracedSteps, traceOf } from '#src/features/marketplace/run-trace.ts';
import { RunTraceView } from '#src/features/marketplace/run-trace-view.tsx';
import { RUNS_KEY, useRuns } from '#src/features/marketplace/runs-query.ts';
import { formatCount, formatDateTime, formatMs, formatRelative } from '#src/lib/format.ts';
import { CALLS_KEPT_MS } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { CodeView } from '#src/ui/code/code-view.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { StatusBadge, type Tone } from '#src/ui/feedback/status-badge.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';

type PastRun = RunPage['items'][number];

const BADGES: Readonly<Record<PastRun['status'], { tone: Tone; label: string }>> = {
  running: { tone: 'accent', label: 'Running' },
  completed: { tone: 'success', label: 'Completed' },
  failed: { tone: 'destructive', label: 'Failed' },
};

const durationOf = ({ startedAt, endedAt }: PastRun): string =>
  endedAt === null ? '' : ` · ${formatMs(Date.parse(endedAt) - Date.parse(startedAt))}`;

/** Whether the step that failed says why the run did. */
const saidAtStep = ({ error, steps }: CompositionRun): boolean =>
  error !== undefined && steps.some((step) => step.error === error);

interface RunContentProps {
  composition: Composition;
  runId: number;
  /** Undefined while another run is in progress. */
  onRetry: ((runId: number) => void) | undefined;
}

const RunContent = ({ composition, runId, onRetry }: RunContentProps) => {
  const run = trpc.compositions.run.useQuery({ id: runId }, { gcTime: CALLS_KEPT_MS, retry: false });
  return (
    <LoadState
      state={run}
      errorTitle="The run could not be loaded"
      loading={<LoadingText what="the run" count={4} />}
    >
      {(loaded) => (
        <Stack gap="md" mt={6} className={classes.run}>
          <Stack gap={4}>
            <Text size="xs" fw={600}>
              Inputs
            </Text>
            <CodeView
              code={JSON.stringify(loaded.inputs, null, 2)}
              language="json"
              label="Inputs"
              collapseAfter={8}
            />
          </Stack>
          <RunTraceView steps={tracedSteps(composition.steps, traceOf(loaded), false)} />
          {loaded.status === 'failed' && (
            <RetryNote
              text={saidAtStep(loaded) ? undefined : (loaded.error ?? 'The run failed.')}
              onRetry={onRetry && (() => onRetry(loaded.runId))}
            />
          )}
          <RunResult run={loaded} />
        </Stack>
      )}
    </LoadState>
  );
};

interface PastRunRowProps extends Omit<RunContentProps, 'runId'> {
  run: PastRun;
  /** The button that had the focus is about to disappear. */
  onDeleted: () => void;
}

/** One run in a line, which opens to all that is known about it. */
const PastRunRow = ({ run, composition, onRetry, onDeleted }: PastRunRowProps) => {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const remove = trpc.compositions.deleteRun.useMutation({
    onSuccess: () => {
      onDeleted();
      toastSuccess('Run deleted');
      return queryClient.invalidateQueries({ queryKey: RUNS_KEY });
    },
    meta: { failure: 'Failed to delete the run' },
  });
  return (
    <li className={classes.pastRun}>
      <Disclosure
        label={`${formatRelative(run.startedAt)}${durationOf(run)}${run.retryOf === null ? '' : ' · retry'}`}
        isOpen={isOpen}
        onToggle={() => setOpen((was) => !was)}
      >
        <RunContent composition={composition} runId={run.runId} onRetry={onRetry} />
      </Disclosure>
      <Group gap="xs" wrap="nowrap" className={classes.pastRunEnd}>
        <StatusBadge tone={BADGES[run.status].tone} title={run.error}>
          {BADGES[run.status].label}
        </StatusBadge>
        <IconAction
          label={`Delete the run of ${formatDateTime(run.startedAt)}`}
          hint="Delete"
          icon={IconTrash}
          isBusy={remove.isPending}
          onClick={() => remove.mutate({ id: run.runId })}
        />
      </Group>
    </li>
  );
};

interface PastRunsProps {
  composition: Composition;
  /** Undefined while a run is in progress. */
  onRetry: ((runId: number) => void) | undefined;
}

/** Asks once more, in place of the button, before all runs are deleted. */
const DeleteAll = ({ onDeleted }: { onDeleted: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  const [wasKept, setKept] = useState(false);
  const queryClient = useQueryClient();
  const clear = trpc.compositions.deleteRuns.useMutation({
    onSuccess: ({ deleted }) => {
      onDeleted();
      toastSuccess(`${formatCount(deleted, 'run')} deleted`);
      return queryClient.invalidateQueries({ queryKey: RUNS_KEY });
    },
    meta: { failure: 'Failed to delete the runs' },
  });
  if (!isAsking)
    return (
      // The button that had the focus is gone after Keep.
      <Button variant="default" size="xs" autoFocus={wasKept} onClick={() => setAsking(true)}>
        Delete all
      </Button>
    );
  const keep = (): void => {
    setKept(true);
    setAsking(false);
  };
  return (
    <Group gap="xs" role="alertdialog" aria-label="Delete all runs?">
      <Text size="sm">Delete all runs, including those of other compositions? This cannot be undone.</Text>
      <Button variant="default" size="xs" autoFocus onClick={keep}>
        Keep
      </Button>
      <BusyButton color="red" size="xs" isBusy={clear.isPending} onClick={() => clear.mutate({})}>
        Delete all
      </BusyButton>
    </Group>
  );
};

const Runs = ({ composition, onRetry }: PastRunsProps) => {
  const runs = useRuns(composition.id);
  const list = useRef<HTMLDivElement>(null);
  const focusList = (): void => list.current?.focus();
  const items = runs.data?.pages.flatMap((page) => page.items);
  return (
    <div ref={list} tabIndex={-1} className={classes.pastRuns}>
      <LoadState
        state={{ ...runs, data: items }}
        errorTitle="The runs could not be loaded"
        loading={<LoadingText what="the runs" count={3} />}
        isEmpty={(loaded) => loaded.length === 0}
        empty={
          <Text size="sm" c="dimmed">
            It has not been executed yet.
          </Text>
        }
      >
        {(loaded) => (
          <Stack gap="xs">
            <ul aria-label="Past runs">
              {loaded.map((run) => (
                <PastRunRow
                  key={run.runId}
                  run={run}
                  composition={composition}
                  onRetry={onRetry}
                  onDeleted={focusList}
                />
              ))}
            </ul>
            <Group justify="space-between" gap="xs">
              <DeleteAll onDeleted={focusList} />
              {runs.hasNextPage && (
                <BusyButton
                  variant="default"
                  size="xs"
                  isBusy={runs.isFetchingNextPage}
                  onClick={() => void runs.fetchNextPage()}
                >
                  Show older runs
                </BusyButton>
              )}
            </Group>
          </Stack>
        )}
      </LoadState>
    </div>
  );
};

/** The earlier runs of a composition. */
export const PastRuns = (props: PastRunsProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label="Past runs" isOpen={isOpen} onToggle={() => setOpen((was) => !was)}>
      <Runs {...props} />
    </Disclosure>
  );
};
