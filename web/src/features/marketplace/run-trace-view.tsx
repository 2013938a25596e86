import { statusBadge } from '@gatehouse/contract/plain/status-badge.ts';
import { Group, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconMinus, IconPlayerStop } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import classes from '#src/features/marketplace/compositions.module.css';
import { useProviderName } from '#src/features/marketplace/provider-names.ts';
import type { StepState, TracedStep } from '#src/features/marketplace/run-trace.ts';
import { formatMs } from '#src/lib/format.ts';
import { LoaderMark } from '#src/ui/feedback/loader.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { BreakableUrl } from '#src/ui/text/breakable-url.tsx';

const StepDetails = lazy(async () => ({
  default: (await import('#src/features/marketplace/step-details.tsx')).StepDetails,
}));

const WORDS: Readonly<Record<StepState, string>> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  stopped: 'Stopped',
  skipped: 'Not run',
};

const Mark = ({ state, number }: { state: StepState; number: number }) => (
  <span className={classes.number} data-state={state} aria-hidden>
    {state === 'running' && <LoaderMark />}
    {state === 'done' && <IconCheck size={14} stroke={2.25} />}
    {state === 'failed' && <IconAlertTriangle size={14} stroke={2} />}
    {state === 'stopped' && <IconPlayerStop size={14} stroke={2} />}
    {state === 'skipped' && <IconMinus size={14} stroke={2} />}
    {state === 'waiting' && number}
  </span>
);

/** How the step ended: its status and its time, or only its state. */
const Outcome = ({ traced: { state, ended } }: { traced: TracedStep }) => {
  if (ended === undefined)
    return (
      <Text size="xs" c="dimmed">
        {WORDS[state]}
      </Text>
    );
  const { status, responseTime, reused, request } = ended;
  return (
    <Group gap={6} wrap="nowrap">
      <VisuallyHidden>{WORDS[state]}</VisuallyHidden>
      {reused === true && <StatusBadge tone="neutral">From the earlier run</StatusBadge>}
      {request !== null && (
        <StatusBadge tone={statusBadge(status ?? undefined).tone}>{status ?? 'No response'}</StatusBadge>
      )}
      {reused !== true && (
        <Text size="xs" c="dimmed" className={classes.time}>
          {formatMs(responseTime)}
        </Text>
      )}
    </Group>
  );
};

const TraceStep = ({ traced, number }: { traced: TracedStep; number: number }) => {
  const { step, state, ended } = traced;
  const nameOf = useProviderName();
  const [isOpen, setOpen] = useState(false);
  const hasDetails = ended !== undefined && (ended.request !== null || ended.output !== undefined);
  return (
    <li className={classes.step} data-state={state}>
      <Mark state={state} number={number} />
      <div className={classes.stepText}>
        <Group gap="4px 12px" justify="space-between" align="flex-start">
          <Text size="sm" className={classes.stepTitle}>
            <b>{nameOf(step.provider)}</b> · {step.title}
          </Text>
          <Outcome traced={traced} />
        </Group>
        <Text size="xs" c="dimmed" ff="monospace">
          {step.method} <BreakableUrl url={step.endpoint} />
        </Text>
        {ended?.error !== undefined && (
          <Text size="sm" className={classes.problem}>
            {ended.error}
          </Text>
        )}
        {hasDetails && (
          <Disclosure
            label={isOpen ? 'Hide request and response' : 'Request and response'}
            isOpen={isOpen}
            onToggle={() => setOpen((was) => !was)}
          >
            <Suspense>
              <StepDetails step={ended} />
            </Suspense>
          </Disclosure>
        )}
      </div>
    </li>
  );
};

/** Each step of a run with what became of it. */
export const RunTraceView = ({ steps }: { steps: readonly TracedStep[] }) => (
  <ol className={classes.steps} aria-label="Trace">
    {steps.map((traced, index) => (
      <TraceStep key={traced.step.id} traced={traced} number={index + 1} />
    ))}
  </ol>
);
