import type { CompositionDefinition } from '@gatehouse/compositions/composition.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import type {
  CompositionRun,
  ExecuteCompositionInput,
  RetryRunInput,
  RunProgress,
  RunStep,
} from '@gatehouse/contract/compositions.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError, notFound } from '#src/errors.ts';
import {
  type Choices,
  chooseCredentials,
  usableChoices,
} from '#src/features/marketplace/composition-providers.service.ts';
import {
  checkInputs,
  definitionOf,
  findComposition,
} from '#src/features/marketplace/compositions.service.ts';
import { aliveUntil, keepingAlive } from '#src/features/marketplace/run-life.ts';
import { type RunPlan, runSteps } from '#src/features/marketplace/run-steps.service.ts';
import { areRunsStopping, asRunningRun } from '#src/features/marketplace/running-runs.ts';
import * as store from '#src/features/marketplace/runs.store.ts';

type OnProgress = (progress: RunProgress) => void;

type NewRun = {
  composition: CompositionDefinition;
  inputs: Record<string, JsonValue>;
  choices: Choices;
  /** The steps that succeeded in the run that is retried. */
  reused: RunStep[];
  retryOf: number | null;
  /** Throws if the run may not begin; in the transaction that stores it. */
  check?: (tx: Db) => Promise<void>;
};

const storeRun = (deps: Deps, { composition, inputs, choices, reused, retryOf, check }: NewRun) =>
  deps.connection.transaction(async (tx) => {
    await check?.(tx);
    return store.insertRun(tx, {
      compositionId: composition.id,
      name: composition.name,
      startedAt: timestamp(deps),
      aliveUntil: aliveUntil(deps),
      definition: definitionOf(composition),
      credentials: choices,
      inputs,
      steps: reused,
      retryOf,
    });
  });

/** Runs what is left of a composition and stores how it ended. The result of a failed step is a run too. */
const run = async (
  deps: Deps,
  started: NewRun,
  signal: AbortSignal,
  onProgress: OnProgress = () => {},
): Promise<CompositionRun> => {
  if (areRunsStopping(deps))
    throw new AppError('SERVICE_UNAVAILABLE', 'The server is stopping. Please try again.', {
      retryAfterSeconds: 2,
    });
  return asRunningRun(deps, async () => {
    const runId = await storeRun(deps, started);
    const { composition, inputs, choices, reused } = started;
    const plan: RunPlan = { runId, composition, inputs, choices, reused };
    return keepingAlive(deps, runId, async () => {
      const end = await runSteps(deps, plan, signal, onProgress);
      const at = timestamp(deps);
      await deps.connection.transaction((tx) => store.endRun(tx, runId, { ...end, endedAt: at }));
      const stored = await store.findRun(deps.connection.db, runId);
      if (stored === undefined) throw notFound('Run');
      return stored.run;
    });
  });
};

/**
 * Runs a composition. A step that fails makes a run that failed, not an error. Throws NOT_FOUND; BAD_REQUEST for inputs
 * that do not fit; what `chooseCredentials` throws; SERVICE_UNAVAILABLE while the server stops. Then nothing was called.
 */
export const executeComposition = async (
  deps: Deps,
  { id, inputs: given = {}, credentials }: ExecuteCompositionInput,
  signal: AbortSignal,
  onProgress?: OnProgress,
): Promise<CompositionRun> => {
  const composition = findComposition(id);
  const inputs = await checkInputs(deps, composition, given);
  const choices = await chooseCredentials(deps, composition, credentials);
  return run(deps, { composition, inputs, choices, reused: [], retryOf: null }, signal, onProgress);
};

const conflict = (message: string): AppError => new AppError('CONFLICT', message);

const checkStatus = ({ status }: Pick<CompositionRun, 'status'>): void => {
  if (status === 'running') throw conflict('This run has not ended yet.');
  if (status === 'completed') throw conflict('This run was completed: there is nothing to retry.');
};

/** Of two retries at once, one must not send what the other sends. */
const checkNotRetried = async (tx: Db, id: number): Promise<void> => {
  const found = await store.findRun(tx, id);
  if (found === undefined) throw notFound('Run');
  checkStatus(found.run);
  const retry = await store.findRetry(tx, id);
  if (retry !== undefined) throw conflict(`This run was retried already, as run ${retry.runId}.`);
};

/**
 * Runs a failed composition again from the step that failed, with the outputs of the steps before it. Throws NOT_FOUND;
 * CONFLICT if the run has not failed, was retried already, or if the composition was changed since; and what
 * `executeComposition` throws.
 */
export const retryRun = async (
  deps: Deps,
  { id, credentials }: RetryRunInput,
  signal: AbortSignal,
  onProgress?: OnProgress,
): Promise<CompositionRun> => {
  const found = await store.findRun(deps.connection.db, id);
  if (found === undefined) throw notFound('Run');
  checkStatus(found.run);
  const composition = findComposition(found.run.id);
  if (found.definition !== definitionOf(composition))
    throw conflict('The composition was changed since this run. Run it from the beginning.');
  const inputs = await checkInputs(deps, composition, found.run.inputs);
  // A key that was deleted since may be the reason for the retry.
  const usable = await usableChoices(deps, composition, found.credentials);
  const given = { ...usable, ...credentials };
  const choices = await chooseCredentials(deps, composition, given, found.credentials);
  const reused = found.run.steps
    .filter(({ error }) => error === undefined)
    .map((step): RunStep => ({ ...step, reused: true }));
  const check = (tx: Db) => checkNotRetried(tx, id);
  return run(deps, { composition, inputs, choices, reused, retryOf: id, check }, signal, onProgress);
};
