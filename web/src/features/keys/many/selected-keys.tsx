import { Button, Group, Text } from '@mantine/core';
import { IconShieldCheck, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type KeyOutcome,
  type KeyResult,
  manyKeysResult,
  runningText,
  useManyKeys,
} from '#src/features/keys/many/many-keys.ts';
import classes from '#src/features/keys/many/selected-keys.module.css';
import { type KeyRow, providerName } from '#src/features/keys/offers/key-rows.ts';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { formatCount } from '#src/lib/format.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { RunningLine } from '#src/ui/feedback/running-line.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { VirtualList } from '#src/ui/table/virtual-list.tsx';

const ROW_HEIGHT = 48;

/** What became of each key, with the reason. */
export const ManyKeysList = ({ results }: { results: readonly KeyResult[] }) => (
  <VirtualList
    label="Results"
    rows={results}
    rowKey={({ outcome }) => outcome.item.key.id}
    rowHeight={ROW_HEIGHT}
    maxHeight={5 * ROW_HEIGHT}
  >
    {({ outcome: { item }, label, tone, reason }) => (
      <div className={classes.result}>
        <Text size="sm" title={`${providerName(item)}, ${item.key.name}`}>
          {item.key.name}
          <Text span size="xs" c="dimmed">
            {' '}
            · {providerName(item)}
          </Text>
        </Text>
        <StatusBadge tone={tone}>{label}</StatusBadge>
        <Text size="xs" c="dimmed" title={reason}>
          {reason}
        </Text>
      </div>
    )}
  </VirtualList>
);

const deleteKeysDialog = loadOnce(
  async () => (await import('#src/features/keys/many/delete-keys-dialog.tsx')).DeleteKeysDialog,
);

/** What became of each key: counted, and listed on request. */
const Results = ({ outcomes, onClose }: { outcomes: readonly KeyOutcome[]; onClose: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const { results, summary } = manyKeysResult(outcomes);
  return (
    <>
      {isOpen && <ManyKeysList results={results} />}
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status">
          {formatCount(outcomes.length, 'key')}: {summary}
        </Text>
        <Group gap="xs">
          <Button variant="default" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide results' : 'Show results'}
          </Button>
          <Button variant="default" size="xs" onClick={onClose}>
            Dismiss
          </Button>
        </Group>
      </Group>
    </>
  );
};

/** Stays in view at the end of the list. If what had the focus in it is gone, it gets the focus itself. */
const Bar = ({ step, children }: { step: string; children: ReactNode }) => {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body && step !== 'idle') bar.current?.focus();
  }, [step]);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading();
    },
    [],
  );
  return (
    <section ref={bar} tabIndex={-1} aria-label="Selected keys" className={classes.bar}>
      {children}
    </section>
  );
};

interface SelectedKeysProps {
  /** The selected ones. */
  rows: readonly KeyRow[];
  /** How many are shown. */
  count: number;
  onClear: () => void;
}

/** Verifies or deletes the selected keys, and says what became of each. */
const SelectedKeys = ({ rows, count, onClear }: SelectedKeysProps) => {
  const { run, start, cancel, forget } = useManyKeys();
  const [isAsking, setAsking] = useState(false);
  const isRunning = run.phase === 'running';
  const outcomes = run.phase === 'done' ? run.result : [];
  // That all were deleted is said by a toast.
  const hasResults = outcomes.some(
    ({ state, ...rest }) => state !== 'done' || ('result' in rest && rest.result !== undefined),
  );
  if (rows.length === 0 && !isRunning && !hasResults) return null;
  const isBusy = (action: 'verify' | 'delete'): boolean => isRunning && run.call.action === action;
  return (
    <Bar step={run.phase}>
      {hasResults && <Results key={run.phase} outcomes={outcomes} onClose={forget} />}
      {isRunning && (
        <RunningLine startedAt={run.startedAt} onCancel={cancel} cancelLabel="Stop">
          {runningText(run.call, run.progress ?? 0)}
        </RunningLine>
      )}
      {(rows.length > 0 || isRunning) && (
        <Group justify="space-between" gap="xs">
          <Text size="sm" role="status">
            {rows.length} of {formatCount(count, 'key')} selected
          </Text>
          <Group gap="xs">
            <Button variant="default" size="xs" onClick={onClear} disabled={isRunning}>
              Clear selection
            </Button>
            <BusyButton
              size="xs"
              variant="default"
              icon={IconShieldCheck}
              isBusy={isBusy('verify')}
              isBlocked={isRunning}
              onClick={() => void start({ action: 'verify', rows })}
            >
              Verify
            </BusyButton>
            <BusyButton
              size="xs"
              color="red"
              icon={IconTrash}
              isBusy={isBusy('delete')}
              isBlocked={isRunning}
              onClick={() => setAsking(true)}
            >
              Delete
            </BusyButton>
          </Group>
        </Group>
      )}
      <LazyDialog
        code={deleteKeysDialog}
        rows={rows}
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void start({ action: 'delete', rows });
        }}
      />
    </Bar>
  );
};

export default SelectedKeys;
