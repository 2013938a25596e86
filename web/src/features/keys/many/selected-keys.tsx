import { Button, Group, Text } from '@mantine/core';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  ACTIONS,
  hasResults,
  type KeyOutcome,
  type KeyResult,
  type ManyKeys,
  type ManyKeysActionName,
  manyKeysResult,
  runningText,
  useManyKeys,
} from '#src/features/keys/many/many-keys.ts';
import classes from '#src/features/keys/many/selected-keys.module.css';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { providerName } from '#src/features/keys/offers/row-provider.ts';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { formatCount } from '#src/lib/format.ts';
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

interface ActionsProps {
  rows: readonly KeyRow[];
  /** The action that runs. */
  running: ManyKeysActionName | undefined;
  start: (call: ManyKeys) => unknown;
}

/** A button for each action, and the dialogs of those that ask first. */
const Actions = ({ rows, running, start }: ActionsProps) => {
  const [asking, setAsking] = useState<ManyKeysActionName>();
  const close = (): void => setAsking(undefined);
  return ACTIONS.map(([action, { label, icon, color, dialog }]) => (
    <Fragment key={action}>
      <BusyButton
        size="xs"
        {...(color === undefined ? { variant: 'default' } : { color })}
        icon={icon}
        isBusy={running === action}
        isBlocked={running !== undefined}
        onClick={() => (dialog === undefined ? start({ action, rows }) : setAsking(action))}
      >
        {label}
      </BusyButton>
      {dialog !== undefined && (
        <LazyDialog
          code={dialog}
          rows={rows}
          opened={asking === action}
          onClose={close}
          onConfirm={(asked) => {
            close();
            start({ action, rows, asked });
          }}
        />
      )}
    </Fragment>
  ));
};

/** Does something to all of the selected keys, and says what became of each. */
const SelectedKeys = ({ rows, count, onClear }: SelectedKeysProps) => {
  const { run, start, cancel, forget } = useManyKeys();
  const isRunning = run.phase === 'running';
  const outcomes = run.phase === 'done' && hasResults(run.call, run.result) ? run.result : [];
  if (rows.length === 0 && !isRunning && outcomes.length === 0) return null;
  return (
    <Bar step={run.phase}>
      {outcomes.length > 0 && <Results key={run.phase} outcomes={outcomes} onClose={forget} />}
      {isRunning && (
        <RunningLine startedAt={run.startedAt} onCancel={cancel} cancelLabel="Stop">
          {runningText(run.call, run.progress ?? 0)}
        </RunningLine>
      )}
      {(rows.length > 0 || isRunning) && (
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <Text size="sm" role="status">
              {rows.length.toLocaleString('en')} of {formatCount(count, 'key')} selected
            </Text>
            <Button variant="subtle" size="xs" onClick={onClear} disabled={isRunning}>
              Clear selection
            </Button>
          </Group>
          <Group gap="xs">
            <Actions rows={rows} running={isRunning ? run.call.action : undefined} start={start} />
          </Group>
        </Group>
      )}
    </Bar>
  );
};

export default SelectedKeys;
