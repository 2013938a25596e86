import type { CompositionDefinition, StepDefinition } from '@gatehouse/compositions/composition.ts';
import { type ExpressionScope, evaluate, ValueError } from '@gatehouse/compositions/evaluate.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { CompositionRun, RunProgress, RunStep } from '@gatehouse/contract/compositions.ts';
import type { Deps } from '#src/deps.ts';
import {
  type Choices,
  providerName,
  type StepCredential,
} from '#src/features/marketplace/composition-providers.service.ts';
import { type OutputLimit, sizeOf } from '#src/features/marketplace/judge-response.ts';
import { aliveUntil } from '#src/features/marketplace/run-life.ts';
import { runStep, type StepEnd } from '#src/features/marketplace/run-step.service.ts';
import { areRunsStopping } from '#src/features/marketplace/running-runs.ts';
import * as store from '#src/features/marketplace/runs.store.ts';

/** The longest output of a step, and of all steps of a run together, in bytes of JSON. */
const MAX_STEP_OUTPUT = 64 * 1024;
const MAX_RUN_OUTPUT = 256 * 1024;

/** A run is stopped after this time, in ms: a request to the server ends soon after. */
const MAX_RUN_MS = 60_000;

export type RunPlan = {
  runId: number;
  composition: CompositionDefinition;
  inputs: Record<string, JsonValue>;
  choices: Choices;
  /** The first steps, which need not be called again. */
  reused: RunStep[];
};

type Ending = Pick<CompositionRun, 'error' | 'note' | 'output'> & { status: 'completed' | 'failed' };

const failedWith = (error: string): Ending => ({ status: 'failed', error, output: null });

/** Why a run was stopped. */
const createStop = (deps: Deps, signal: AbortSignal) => {
  const late = AbortSignal.timeout(MAX_RUN_MS);
  const reason = (): string => {
    if (signal.aborted) return 'the run was canceled';
    return late.aborted ? `the run took longer than ${MAX_RUN_MS / 1000} s` : 'Gatehouse was shut down';
  };
  return {
    signal: AbortSignal.any([signal, late]),
    isStopped: () => signal.aborted || late.aborted || areRunsStopping(deps),
    before: ({ title }: StepDefinition) => failedWith(`Stopped: ${reason()} before “${title}” began.`),
    during: ({ title, provider }: StepDefinition, maybeSent: boolean) => {
      const sent = maybeSent ? `may have reached ${providerName(deps, provider)}` : 'was not sent';
      return failedWith(`Stopped: ${reason()} while “${title}” ran. Its request ${sent}.`);
    },
  };
};

const finalOutput = ({ composition }: RunPlan, scope: ExpressionScope): Ending => {
  try {
    return { status: 'completed', output: evaluate(composition.output, scope) };
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    return failedWith(`The output could not be made. ${error.message}`);
  }
};

/** What the run's end is if it ends with this step; undefined if it goes on. */
const endAfter = (stepEnd: StepEnd, definition: StepDefinition, stop: ReturnType<typeof createStop>) => {
  switch (stepEnd.kind) {
    case 'failed':
      return failedWith(stepEnd.step.error ?? '');
    case 'done':
      return { status: 'completed' as const, note: stepEnd.note, output: null };
    case 'stopped':
      return stop.during(definition, stepEnd.maybeSent);
    case 'passed':
      return undefined;
  }
};

const beginStep = (deps: Deps, { runId }: RunPlan, { title, provider }: StepDefinition): Promise<boolean> => {
  const atStep = `“${title}”. Its request may have reached ${providerName(deps, provider)}`;
  return deps.connection.transaction((tx) => store.beginStep(tx, runId, atStep, aliveUntil(deps)));
};

/** What is left for the output of the next step. */
const limitAfter = (outputs: readonly JsonValue[]): OutputLimit => {
  const left = MAX_RUN_OUTPUT - outputs.reduce<number>((sum, output) => sum + sizeOf(output), 0);
  const text = (what: string, bytes: number) => `${what} are longer than ${bytes / 1024} KiB`;
  return left < MAX_STEP_OUTPUT
    ? { bytes: left, text: text('The values of all steps together', MAX_RUN_OUTPUT) }
    : { bytes: MAX_STEP_OUTPUT, text: text('The values for later steps', MAX_STEP_OUTPUT) };
};

/**
 * Runs the steps of a composition one after another, from the first that is not reused, and stores each that has ended.
 * Only the outputs of steps that have ended are passed on, masked and bounded.
 */
export const runSteps = async (
  deps: Deps,
  plan: RunPlan,
  callerSignal: AbortSignal,
  onProgress: (progress: RunProgress) => void,
): Promise<Ending> => {
  const { runId, composition, inputs, choices } = plan;
  const steps: RunStep[] = [...plan.reused];
  const outputs = new Map<string, JsonValue>(steps.map(({ id, output = null }) => [id, output]));
  const stop = createStop(deps, callerSignal);
  const scope = (): ExpressionScope => ({ inputs, steps: Object.fromEntries(outputs) });
  for (const [at, step] of composition.steps.entries()) {
    if (at < plan.reused.length) continue;
    if (stop.isStopped() || !(await beginStep(deps, plan, step))) return stop.before(step);
    onProgress({ runId, begun: step.id });
    const end = await runStep(deps, {
      label: `Step ${at + 1} of ${composition.steps.length} of the composition “${composition.name}”.`,
      step,
      scope: scope(),
      choice: choices[step.provider] as StepCredential,
      outputLimit: limitAfter([...outputs.values()]),
      signal: stop.signal,
    });
    steps.push(end.step);
    outputs.set(step.id, end.step.output ?? null);
    await deps.connection.transaction((tx) => store.saveSteps(tx, runId, steps));
    onProgress({ runId, ended: end.step });
    const ending = endAfter(end, step, stop);
    if (ending !== undefined) return ending;
  }
  return finalOutput(plan, scope());
};
