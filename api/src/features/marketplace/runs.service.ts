import {
  type CompositionRun,
  KEPT_RUN_DAYS,
  type ListRunsInput,
  MAX_KEPT_RUNS,
  type ReadRunInput,
  type RunPage,
} from '@gatehouse/contract/compositions.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError, notFound } from '#src/errors.ts';
import { findComposition } from '#src/features/marketplace/compositions.service.ts';
import { lifeClock } from '#src/features/marketplace/run-life.ts';
import { runsKeptAlive } from '#src/features/marketplace/running-runs.ts';
import * as store from '#src/features/marketplace/runs.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Throws NOT_FOUND. */
export const readRun = async (deps: Deps, { id }: ReadRunInput): Promise<CompositionRun> => {
  const { db } = deps.connection;
  const found =
    typeof id === 'number'
      ? await store.findRun(db, id)
      : await store.findLastRun(db, findComposition(id).id);
  if (found === undefined) throw notFound('Run');
  return found.run;
};

/** A page of the runs, newest first. */
export const listRuns = async (deps: Deps, input: ListRunsInput): Promise<RunPage> => {
  // One more than asked for shows whether there is another page.
  const found = await store.listRuns(deps.connection.db, { ...input, limit: input.limit + 1 });
  const items = found.slice(0, input.limit);
  return { items, next: found.length > items.length ? (items.at(-1)?.runId ?? null) : null };
};

/** Throws NOT_FOUND, and CONFLICT while it runs. */
export const deleteRun = (deps: Deps, id: number): Promise<{ deleted: number }> =>
  deps.connection.transaction(async (tx) => {
    const deleted = await store.deleteRuns(tx, id);
    if (deleted > 0) return { deleted };
    if ((await store.findRun(tx, id)) === undefined) throw notFound('Run');
    throw new AppError('CONFLICT', 'This run has not ended. Cancel it first.');
  });

/** Deletes all runs that have ended. */
export const deleteRuns = (deps: Deps): Promise<{ deleted: number }> =>
  deps.connection.transaction(async (tx) => ({ deleted: await store.deleteRuns(tx) }));

/**
 * Marks runs that were killed as failed. SQLite has one process at a time, so that at its start no run is alive; with
 * PostgreSQL another instance may have begun it. One that this process keeps alive is not killed, whatever the clock says: it may have
 * jumped, or the machine has slept.
 */
export const failKilledRuns = (deps: Pick<Deps, 'connection' | 'now'>, isStart = false): Promise<void> => {
  const at = timestamp(deps);
  const isAlone = isStart && deps.connection.dialect === 'sqlite';
  return deps.connection.transaction((tx) =>
    store.failKilled(tx, at, isAlone ? undefined : lifeClock(deps), [...runsKeptAlive(deps)]),
  );
};

/** Erases the runs that are no longer kept. */
export const eraseOldRuns = async (deps: Pick<Deps, 'connection' | 'now'>): Promise<void> => {
  const startedBefore = new Date(deps.now() - KEPT_RUN_DAYS * DAY_MS).toISOString();
  await deps.connection.transaction((tx) => store.deleteOldRuns(tx, startedBefore, MAX_KEPT_RUNS));
};
