import type { HistoryEntry, HistorySettings } from '@gatehouse/contract/history.ts';
import { asObject, listOf, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Db, Dialect } from '#src/db/database.ts';
import { sharedClock } from '#src/db/shared-clock.ts';
import { toItem } from '#src/features/history/history-list.store.ts';
import { readKeptBody } from '#src/features/history/kept-body.ts';
import type { WaitingCall } from '#src/features/history/kept-call.ts';

type HistoryRow = Omit<Database['history'], 'id'>;

/** A call to be stored, with the words by which it is found. */
export type IndexedRow = Pick<WaitingCall, 'waitsSince'> & { row: HistoryRow; words: readonly string[] };

/** Most that one transaction deletes, so that no other write waits long for it. */
const DELETED_AT_ONCE = 500;

/** Removes the oldest calls up to an id, at most 500. Returns how many there were. */
export const deleteOldest = async (db: Db, upTo: number): Promise<number> => {
  const found = await db
    .selectFrom('history')
    .select('id')
    .where('id', '<=', upTo)
    .orderBy('id')
    .limit(DELETED_AT_ONCE)
    .execute();
  const last = found.at(-1)?.id;
  if (last === undefined) return 0;
  await db.deleteFrom('history').where('id', '<=', last).execute();
  await db.deleteFrom('history_search').where('rowid', '<=', last).execute();
  return found.length;
};

export const wordsValue = (dialect: Dialect, words: readonly string[]): RawBuilder<string> | string => {
  const text = words.join(' ');
  return dialect === 'sqlite' ? text : sql<string>`array_to_tsvector(string_to_array(${text}, ' '))`;
};

/** The ids of the next calls: counted here, because a sequence of PostgreSQL has gaps. And how many calls are kept. */
const reserveIds = async (
  db: Db,
  count: number,
): Promise<{ first: number; last: number; keepLast: number }> => {
  const { last_id, keep_last } = await db
    .updateTable('history_settings')
    .set(({ eb }) => ({ last_id: eb('last_id', '+', count) }))
    .where('id', '=', 1)
    .returning(['last_id', 'keep_last'])
    .executeTakeFirstOrThrow();
  return { first: last_id - count + 1, last: last_id, keepLast: keep_last };
};

/** The calls that were made since the history was cleared: another instance may have cleared it while they waited. */
const madeSinceCleared = async (db: Db, calls: readonly IndexedRow[]): Promise<readonly IndexedRow[]> => {
  // Read before the other clock: in doubt a call is kept.
  const now = performance.now();
  const { cleared_at, at } = await db
    .selectFrom('history_settings')
    .select(['cleared_at', sql<string>`${sharedClock('postgres', 0)}`.as('at')])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const since = cleared_at === null ? -1 : Date.parse(at) - Date.parse(cleared_at);
  // Never, or while the clock was wrong.
  if (since < 0) return calls;
  // By how long they have waited, because the clocks of two instances differ.
  return calls.filter(({ waitsSince }) => waitsSince === undefined || now - waitsSince < since);
};

/**
 * Stores calls in their order, and removes those that are no longer among the last ones to be kept. Call it first in its
 * transaction: other instances wait for their turn to count ids, instead of being rolled back because another one did.
 */
export const insertCalls = async (db: Db, dialect: Dialect, calls: readonly IndexedRow[]): Promise<void> => {
  if (dialect === 'postgres') await sql`lock table history_settings in exclusive mode`.execute(db);
  // An SQLite file has one instance, which stores what waits before it clears.
  const stored = dialect === 'postgres' ? await madeSinceCleared(db, calls) : calls;
  const { first, last, keepLast } = await reserveIds(db, stored.length);
  const kept = stored
    .map((call, at) => ({ ...call, id: first + at }))
    .filter(({ id }) => id > last - keepLast);
  if (kept.length > 0) {
    await db
      .insertInto('history')
      .values(kept.map(({ id, row }) => ({ id, ...row })))
      .execute();
    await db
      .insertInto('history_search')
      .values(kept.map(({ id, words }) => ({ rowid: id, words: wordsValue(dialect, words) })))
      .execute();
  }
  await deleteOldest(db, last - keepLast);
};

const headersIn = <Value extends string | string[]>(json: string | null): Record<string, Value> | null =>
  json === null ? null : ((asObject(parseJsonText(json)) as Record<string, Value> | undefined) ?? {});

/** A call without a key has no owner; of earlier versions it is not known whether a key was left out on purpose. */
const isWithoutKey = (row: HistoryRow): boolean =>
  row.without_key === 1 || (row.api_key_id === null && row.connection_id === null);

/** A call with its request and its response; undefined if it is not stored. */
export const findCall = async (db: Db, id: number): Promise<HistoryEntry | undefined> => {
  const row = await db.selectFrom('history').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const observations = listOf(parseJsonText(row.observations)) as HistoryEntry['observations'];
  const requestHeaders = headersIn<string | string[]>(row.request_headers);
  return {
    ...toItem(row),
    statusText: row.status_text,
    requestHeaders,
    ...readKeptBody(row, requestHeaders),
    requestBodyTruncated: row.request_body_truncated === 1,
    headers: headersIn<string>(row.headers),
    text: row.text,
    truncated: row.truncated === 1,
    withheldHost: row.withheld_host,
    withoutKey: isWithoutKey(row),
    observations,
    analysis: observations.map(({ text }) => text).join('\n'),
  };
};

/** Returns false if it is not stored. */
export const deleteCall = async (db: Db, id: number): Promise<boolean> => {
  const deleted = await db.deleteFrom('history').where('id', '=', id).returning('id').execute();
  await db.deleteFrom('history_search').where('rowid', '=', id).execute();
  return deleted.length > 0;
};

export const readSettings = async (db: Db): Promise<HistorySettings & { lastId: number }> => {
  const { keep_last, last_id } = await db
    .selectFrom('history_settings')
    .select(['keep_last', 'last_id'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return { keepLast: keep_last, lastId: last_id };
};

/** Notes that the history is cleared; returns the id of the last call that was stored before. */
export const markCleared = async (db: Db, dialect: Dialect, now: number): Promise<number> => {
  const { last_id } = await db
    .updateTable('history_settings')
    .set({ cleared_at: sharedClock(dialect, now) })
    .where('id', '=', 1)
    .returning('last_id')
    .executeTakeFirstOrThrow();
  return last_id;
};

export const saveSettings = async (db: Db, { keepLast }: HistorySettings): Promise<void> => {
  await db.updateTable('history_settings').set({ keep_last: keepLast }).where('id', '=', 1).execute();
};

/** Calls that could not be stored, and when that was last so. */
export type LostCalls = { count: number; lastAt: string | null };

export const readLost = async (db: Db): Promise<LostCalls> => {
  const { lost_count, lost_at } = await db
    .selectFrom('history_settings')
    .select(['lost_count', 'lost_at'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return { count: lost_count, lastAt: lost_at };
};

export const addLost = async (db: Db, { count, lastAt }: LostCalls): Promise<void> => {
  await db
    .updateTable('history_settings')
    .set(({ eb }) => ({ lost_count: eb('lost_count', '+', count), lost_at: lastAt }))
    .where('id', '=', 1)
    .execute();
};

export const forgetLost = async (db: Db): Promise<void> => {
  await db
    .updateTable('history_settings')
    .set({ lost_count: 0, lost_at: null })
    .where('id', '=', 1)
    .execute();
};
