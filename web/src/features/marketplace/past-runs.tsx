import type { Composition } from '@gatehouse/contract/compositions.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import classes from '#src/features/marketplace/compositions.module.css';
import { PastRunRow } from '#src/features/marketplace/past-run.tsx';
import { RUNS_KEY, useRuns } from '#src/features/marketplace/runs-query.ts';
import { formatCount } from '#src/lib/format.ts';
import { trpc } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';

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
