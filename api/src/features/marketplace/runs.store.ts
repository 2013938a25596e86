import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { CompositionRun, ListRunsInput, RunPage, RunStep } from '@gatehouse/contract/compositions.ts';
import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';
import { isLeaseFree, type LeaseClock } from '#src/db/lease.ts';
import type { sharedClock } from '#src/db/shared-clock.ts';
import type { Choices } from '#src/features/marketplace/composition-providers.service.ts';

type RunRow = Selectable<Database['composition_runs']>;
type RunItem = RunPage['items'][number];

/** A run with what a retry needs. */
export type StoredRun = { run: CompositionRun; definition: string; credentials: Choices };

const ITEM_COLUMNS = [
  'id',
  'composition_id',
  'name',
  'status',
  'error',
  'note',
  'retry_of',
  'started_at',
  'ended_at',
] as const;

const toItem = (row: Pick<RunRow, (typeof ITEM_COLUMNS)[number]>): RunItem => ({
  id: row.composition_id,
  name: row.name,
  runId: row.id,
  status: row.status,
  ...(row.error === null ? {} : { error: row.error }),
  ...(row.note === null ? {} : { note: row.note }),
  retryOf: row.retry_of,
  startedAt: row.started_at,
  endedAt: row.ended_at,
});

const toStored = (row: RunRow): StoredRun => ({
  run: {
    ...toItem(row),
    inputs: JSON.parse(row.inputs),
    output: row.output === null ? null : JSON.parse(row.output),
    steps: JSON.parse(row.steps),
  },
  definition: row.definition,
  credentials: JSON.parse(row.credentials),
});

/** One that this process knows, or that the database says. */
type Time = ReturnType<typeof sharedClock>;

export type NewRun = {
  compositionId: string;
  name: string;
  startedAt: string;
  aliveUntil: Time;
  definition: string;
  credentials: Choices;
  inputs: Readonly<Record<string, JsonValue>>;
  steps: readonly RunStep[];
  retryOf: number | null;
};

/** Returns its id. */
export const insertRun = async (db: Db, run: NewRun): Promise<number> => {
  const { id } = await db
    .insertInto('composition_runs')
    .values({
      composition_id: run.compositionId,
      name: run.name,
      status: 'running',
      error: null,
      note: null,
      retry_of: run.retryOf,
      started_at: run.startedAt,
      ended_at: null,
      at_step: null,
      alive_until: run.aliveUntil,
      definition: run.definition,
      credentials: JSON.stringify(run.credentials),
      inputs: JSON.stringify(run.inputs),
      output: null,
      steps: JSON.stringify(run.steps),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const ofRunning = (db: Db, id: number) =>
  db.updateTable('composition_runs').where('id', '=', id).where('status', '=', 'running');

/** Says which step begins. Returns false if the run does not run any more. */
export const beginStep = async (db: Db, id: number, atStep: string, aliveUntil: Time): Promise<boolean> => {
  const updated = await ofRunning(db, id)
    .set({ at_step: atStep, alive_until: aliveUntil })
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};

export const saveSteps = async (db: Db, id: number, steps: readonly RunStep[]): Promise<void> => {
  await ofRunning(db, id)
    .set({ steps: JSON.stringify(steps), at_step: null })
    .execute();
};

export const keepAlive = async (db: Db, id: number, aliveUntil: Time): Promise<void> => {
  await ofRunning(db, id).set({ alive_until: aliveUntil }).execute();
};

export type RunEnd = Pick<CompositionRun, 'error' | 'note' | 'output'> & {
  status: 'completed' | 'failed';
  endedAt: string;
};

export const endRun = async (db: Db, id: number, end: RunEnd): Promise<void> => {
  await ofRunning(db, id)
    .set({
      status: end.status,
      error: end.error ?? null,
      note: end.note ?? null,
      output: end.output === null ? null : JSON.stringify(end.output),
      ended_at: end.endedAt,
    })
    .execute();
};

/** Marks the runs that were killed as failed: all that run, or those that nobody has kept alive, but for those that are known to run. */
export const failKilled = async (
  db: Db,
  at: string,
  unlessAlive: LeaseClock | undefined,
  running: readonly number[],
): Promise<void> => {
  let query = db
    .updateTable('composition_runs')
    .set({
      status: 'failed',
      ended_at: at,
      error: sql<string>`'Gatehouse was stopped while it ran' || coalesce(', at ' || at_step, '') || '.'`,
    })
    .where('status', '=', 'running');
  if (unlessAlive !== undefined) query = query.where(isLeaseFree('alive_until', unlessAlive));
  if (running.length > 0) query = query.where('id', 'not in', running);
  await query.execute();
};

export const findRun = async (db: Db, id: number): Promise<StoredRun | undefined> => {
  const row = await db.selectFrom('composition_runs').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toStored(row);
};

export const findLastRun = async (db: Db, compositionId: string): Promise<StoredRun | undefined> => {
  const row = await db
    .selectFrom('composition_runs')
    .selectAll()
    .where('composition_id', '=', compositionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toStored(row);
};

/** The newest run that retries this one; undefined if none does. */
export const findRetry = async (db: Db, id: number): Promise<RunItem | undefined> => {
  const row = await db
    .selectFrom('composition_runs')
    .select(ITEM_COLUMNS)
    .where('retry_of', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toItem(row);
};

/** Newest first. */
export const listRuns = async (
  db: Db,
  { compositionId, before, limit }: ListRunsInput,
): Promise<RunItem[]> => {
  let query = db.selectFrom('composition_runs').select(ITEM_COLUMNS).orderBy('id', 'desc').limit(limit);
  if (compositionId !== undefined) query = query.where('composition_id', '=', compositionId);
  if (before !== undefined) query = query.where('id', '<', before);
  return (await query.execute()).map(toItem);
};

const ended = (db: Db) => db.deleteFrom('composition_runs').where('status', '<>', 'running');

/** Deletes all runs that have ended, or one of them. Returns how many. */
export const deleteRuns = async (db: Db, id?: number): Promise<number> => {
  const query = id === undefined ? ended(db) : ended(db).where('id', '=', id);
  return Number((await query.executeTakeFirst()).numDeletedRows);
};

/** Deletes the runs that began before, and those that are not among the newest. */
export const deleteOldRuns = async (db: Db, startedBefore: string, keepLast: number): Promise<void> => {
  await ended(db).where('started_at', '<', startedBefore).execute();
  const oldest = await db
    .selectFrom('composition_runs')
    .select('id')
    .orderBy('id', 'desc')
    .offset(keepLast)
    .limit(1)
    .executeTakeFirst();
  if (oldest !== undefined) await ended(db).where('id', '<=', oldest.id).execute();
};
