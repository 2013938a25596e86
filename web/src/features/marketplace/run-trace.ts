import type {
  CompositionRun,
  CompositionStep,
  RunProgress,
  RunStep,
} from '@gatehouse/contract/compositions.ts';

/** How far a run is, while it runs or after it ended. */
export interface RunTrace {
  /** Undefined until the server has begun it. */
  runId: number | undefined;
  /** The id of the step that is running. */
  begun: string | undefined;
  /** Those that ended, in order. */
  steps: readonly RunStep[];
}

export const NO_TRACE: RunTrace = { runId: undefined, begun: undefined, steps: [] };

/** The trace after one more message. */
export const withProgress = ({ steps }: RunTrace, progress: RunProgress): RunTrace =>
  'begun' in progress
    ? { runId: progress.runId, begun: progress.begun, steps }
    : { runId: progress.runId, begun: undefined, steps: [...steps, progress.ended] };

export const traceOf = ({ runId, steps }: CompositionRun): RunTrace => ({ runId, begun: undefined, steps });

export type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'stopped' | 'skipped';

/** A step of the composition with what became of it. */
export interface TracedStep {
  step: CompositionStep;
  state: StepState;
  /** Undefined until it ended. */
  ended: RunStep | undefined;
}

/** The steps of a composition with their states. A run that has ended has no step that waits or runs. */
export const tracedSteps = (
  steps: readonly CompositionStep[],
  { begun, steps: endedSteps }: RunTrace,
  isRunning: boolean,
): TracedStep[] =>
  steps.map((step) => {
    const ended = endedSteps.find(({ id }) => id === step.id);
    if (ended !== undefined)
      return { step, ended, state: ended.error === undefined ? ('done' as const) : ('failed' as const) };
    const hasBegun = step.id === begun;
    if (isRunning) return { step, ended, state: hasBegun ? ('running' as const) : ('waiting' as const) };
    return { step, ended, state: hasBegun ? ('stopped' as const) : ('skipped' as const) };
  });

/** What a screen reader announces while a run goes on. */
export const announcedStep = (steps: readonly TracedStep[]): string => {
  const at = steps.findIndex(({ state }) => state === 'running');
  const running = steps[at];
  return running === undefined ? '' : `Step ${at + 1} of ${steps.length}: ${running.step.title}`;
};
