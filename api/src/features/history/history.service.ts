import type {
  HistoryEntry,
  HistoryPage,
  HistorySettings,
  ListHistoryInput,
} from '@gatehouse/contract/history.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import { createEventQueue, EVENT_QUEUE, type EventQueue } from '#src/features/audit/event-queue.ts';
import {
  addLost,
  deleteCall,
  deleteOldest,
  findCall,
  forgetLost,
  insertCalls,
  type LostCalls,
  markCleared,
  readLost,
  readSettings,
  saveSettings,
} from '#src/features/history/history.store.ts';
import { listCalls } from '#src/features/history/history-list.store.ts';
import { toIndexedRows } from '#src/features/history/indexed-rows.ts';
import { type FinishedCall, toWaiting, type WaitingCall } from '#src/features/history/kept-call.ts';

type WriterDeps = Pick<Deps, 'connection' | 'log' | 'now' | 'secrets'>;

/** A call takes up to 400 KB of memory while it waits, so fewer wait than events of the audit log. */
const CALL_QUEUE = { ...EVENT_QUEUE, what: 'calls', maxBatch: 50, maxQueued: 200 };

/**
 * Calls that are stored together cost less. On PostgreSQL somebody may look at another instance, which cannot ask this one for what
 * it collects; with an SQLite file there is no other.
 */
const COLLECT_MS = { sqlite: 200, postgres: 20 };

/** What waits to be stored in a database, and what was lost of it. */
type Writer = {
  queue: EventQueue<WaitingCall>;
  lost: {
    add: (count: number) => void;
    /** Those of which the database does not know yet. */
    unsaved: () => LostCalls;
    forget: () => void;
  };
};

/** One for each open database. */
const writers = new WeakMap<object, Writer>();

const countLost = (
  deps: Pick<WriterDeps, 'now'>,
): Writer['lost'] & { save: (tx: Db) => Promise<() => void> } => {
  let unsaved: LostCalls = { count: 0, lastAt: null };
  return {
    add: (count) => {
      unsaved = { count: unsaved.count + count, lastAt: timestamp(deps) };
    },
    unsaved: () => unsaved,
    forget: () => {
      unsaved = { count: 0, lastAt: null };
    },
    /** @returns what to call once it is committed */
    save: async (tx) => {
      const saved = unsaved;
      if (saved.count > 0) await addLost(tx, saved);
      return () => {
        unsaved = { ...unsaved, count: Math.max(0, unsaved.count - saved.count) };
      };
    },
  };
};

const writerOf = (deps: WriterDeps): Writer => {
  const { connection, log, secrets } = deps;
  const known = writers.get(connection);
  if (known !== undefined) return known;
  const lost = countLost(deps);
  const write = async (waiting: readonly WaitingCall[]): Promise<void> => {
    const { keepLast } = await readSettings(connection.db);
    if (keepLast === 0) return;
    const rows = await toIndexedRows(waiting, secrets);
    const saved = await connection.record(async (tx) => {
      await insertCalls(tx, connection.dialect, rows);
      return lost.save(tx);
    });
    saved();
  };
  const queue = createEventQueue(write, log, {
    ...CALL_QUEUE,
    collectMs: COLLECT_MS[connection.dialect],
    onLost: lost.add,
  });
  const writer = { queue, lost };
  writers.set(connection, writer);
  return writer;
};

/**
 * Queues a call for the history; it is masked and stored in the background. Never throws, because the call was made,
 * whatever becomes of its record, and delays the caller only while more calls are made than can be stored. A crash may lose
 * the calls of the last moment.
 */
export const recordHistory = async (deps: WriterDeps, call: FinishedCall): Promise<void> => {
  try {
    await writerOf(deps).queue.addPatiently(toWaiting(call, timestamp(deps)));
  } catch (error) {
    deps.log.error({ err: error, count: 1 }, 'calls were not recorded');
  }
};

/** Stores what is queued for this database; resolves with the number of calls that could not be stored now. */
export const flushHistory = async ({ connection }: { connection: object }): Promise<number> =>
  (await writers.get(connection)?.queue.flush()) ?? 0;

/** How many calls were not kept since the history was last cleared; undefined if all were. */
const lostCalls = async ({ connection }: Deps): Promise<HistoryPage['lost']> => {
  const saved = await readLost(connection.db);
  const unsaved = writers.get(connection)?.lost.unsaved();
  const count = saved.count + (unsaved?.count ?? 0);
  const lastAt = unsaved?.count ? unsaved.lastAt : saved.lastAt;
  return count === 0 || lastAt === null ? undefined : { count, lastAt };
};

/** A page of the calls, newest first. */
export const listHistory = async (deps: Deps, input: ListHistoryInput): Promise<HistoryPage> => {
  await flushHistory(deps);
  const { db, dialect } = deps.connection;
  // One more than asked for shows whether there is another page.
  const found = await listCalls(db, dialect, { ...input, limit: input.limit + 1 });
  const items = found.slice(0, input.limit);
  const next = found.length > items.length ? (items.at(-1)?.id ?? null) : null;
  const lost = await lostCalls(deps);
  return lost === undefined ? { items, next } : { items, next, lost };
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

/** Deletes every call that was made before, also those that another instance has not stored yet. */
export const clearHistory = async (deps: Deps): Promise<{ deleted: number }> => {
  await flushHistory(deps);
  const { dialect, transaction } = deps.connection;
  const lastId = await transaction((tx) => markCleared(tx, dialect, deps.now()));
  const deleted = await deleteUpTo(deps, lastId);
  await deps.connection.transaction((tx) => forgetLost(tx));
  writers.get(deps.connection)?.lost.forget();
  return { deleted };
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
