import type {
  HistoryEntry,
  HistoryPage,
  HistorySettings,
  ListHistoryInput,
} from '@gatehouse/contract/history.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import { createEventQueue, EVENT_QUEUE, type EventQueue } from '#src/features/audit/event-queue.ts';
import {
  deleteCall,
  deleteOldest,
  findCall,
  insertCalls,
  listCalls,
  readSettings,
  saveSettings,
} from '#src/features/history/history.store.ts';
import { type FinishedCall, toWaiting, type WaitingCall } from '#src/features/history/kept-call.ts';
import { maskCalls } from '#src/features/history/mask-call.ts';
import { toIndexedRow } from '#src/features/history/to-row.ts';

type WriterDeps = Pick<Deps, 'connection' | 'log' | 'now' | 'secrets'>;

/** A call takes up to 400 KB of memory while it waits, so fewer wait, and for longer, than events of the audit log. */
const CALL_QUEUE = { ...EVENT_QUEUE, what: 'calls', collectMs: 200, maxBatch: 20, maxQueued: 200 };

/** One for each open database. */
const queues = new WeakMap<object, EventQueue<WaitingCall>>();

const queueOf = ({ connection, log, secrets }: WriterDeps): EventQueue<WaitingCall> => {
  const known = queues.get(connection);
  if (known !== undefined) return known;
  const write = async (waiting: readonly WaitingCall[]): Promise<void> => {
    const { keepLast } = await readSettings(connection.db);
    if (keepLast === 0) return;
    const rows = (await maskCalls(waiting, secrets())).map(toIndexedRow);
    await connection.transaction((tx) => insertCalls(tx, connection.dialect, rows));
  };
  const queue = createEventQueue(write, log, CALL_QUEUE);
  queues.set(connection, queue);
  return queue;
};

/**
 * Queues a call for the history; it is masked and stored in the background. Never throws and hardly delays the caller,
 * because the call was made, whatever becomes of its record. A crash may lose the calls of the last moment.
 */
export const recordHistory = (deps: WriterDeps, call: FinishedCall): void => {
  try {
    queueOf(deps).add(toWaiting(call, timestamp(deps)));
  } catch (error) {
    deps.log.error({ err: error, count: 1 }, 'calls were not recorded');
  }
};

/** Stores what is queued for this database; resolves with the number of calls that could not be stored now. */
export const flushHistory = async ({ connection }: { connection: object }): Promise<number> =>
  (await queues.get(connection)?.flush()) ?? 0;

/** A page of the calls, newest first. */
export const listHistory = async (deps: Deps, input: ListHistoryInput): Promise<HistoryPage> => {
  await flushHistory(deps);
  const { db, dialect } = deps.connection;
  // One more than asked for shows whether there is another page.
  const found = await listCalls(db, dialect, { ...input, limit: input.limit + 1 });
  const items = found.slice(0, input.limit);
  return { items, next: found.length > items.length ? (items.at(-1)?.id ?? null) : null };
};

/** Throws NOT_FOUND. */
export const readHistory = async (deps: Deps, id: number): Promise<HistoryEntry> => {
  await flushHistory(deps);
  const found = await findCall(deps.connection.db, id);
  if (found === undefined) throw notFound('Call');
  return found;
};

/** Throws NOT_FOUND. */
export const deleteHistoryEntry = async (deps: Deps, id: number): Promise<{ deleted: number }> => {
  await flushHistory(deps);
  if (!(await deps.connection.transaction((tx) => deleteCall(tx, id)))) throw notFound('Call');
  return { deleted: 1 };
};

/** Deletes in several transactions, so that other writes have their turn. */
const deleteUpTo = async ({ connection }: Deps, id: number): Promise<number> => {
  let deleted = 0;
  for (;;) {
    const count = await connection.transaction((tx) => deleteOldest(tx, id));
    if (count === 0) return deleted;
    deleted += count;
  }
};

/** Deletes every call that was made before. */
export const clearHistory = async (deps: Deps): Promise<{ deleted: number }> => {
  await flushHistory(deps);
  const { lastId } = await readSettings(deps.connection.db);
  return { deleted: await deleteUpTo(deps, lastId) };
};

export const getHistorySettings = async (deps: Deps): Promise<HistorySettings> => {
  const { keepLast } = await readSettings(deps.connection.db);
  return { keepLast };
};

/** Says how many calls are kept, and deletes the older ones. */
export const setHistorySettings = async (deps: Deps, settings: HistorySettings): Promise<HistorySettings> => {
  await flushHistory(deps);
  const lastId = await deps.connection.transaction(async (tx) => {
    await saveSettings(tx, settings);
    return (await readSettings(tx)).lastId;
  });
  await deleteUpTo(deps, lastId - settings.keepLast);
  return settings;
};
