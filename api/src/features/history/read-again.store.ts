import { type Selectable, sql } from 'kysely';
import type { Database, Db, Dialect } from '#src/db/database.ts';
import { type IndexedRow, wordsValue } from '#src/features/history/history.store.ts';

export type StoredCall = Selectable<Database['history']>;

/** Those with a lower id, newest first; the newest of all if `before` is undefined. */
export const listStoredBefore = (
  db: Db,
  before: number | undefined,
  limit: number,
): Promise<StoredCall[]> => {
  let query = db.selectFrom('history').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.execute();
};

/** Stores a call anew, with its words. Does nothing if it was deleted meanwhile. */
export const replaceCall = async (
  tx: Db,
  dialect: Dialect,
  id: number,
  { row, words }: IndexedRow,
): Promise<void> => {
  const updated = await tx.updateTable('history').set(row).where('id', '=', id).executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return;
  await tx.deleteFrom('history_search').where('rowid', '=', id).execute();
  await tx
    .insertInto('history_search')
    .values({ rowid: id, words: wordsValue(dialect, words) })
    .execute();
};

/** Pages of the index that one step writes. */
const PAGES = 64;

/**
 * One step of taking the words that no call has any more out of the index of SQLite, which only marks them as deleted. Returns
 * whether there may be more of them. PostgreSQL does this by itself.
 * @param isFirst the first step says that all of the index is meant, and not only what has become too many parts
 */
export const mergeWords = async (db: Db, dialect: Dialect, isFirst: boolean): Promise<boolean> => {
  if (dialect === 'postgres') return false;
  const changes = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db);
    return rows[0]?.count ?? 0;
  };
  const before = await changes();
  await sql`insert into history_search (history_search, rank) values ('merge', ${isFirst ? -PAGES : PAGES})`.execute(
    db,
  );
  // What changes less has found nothing to do.
  return (await changes()) - before >= 2;
};
