import type {
  HistoryEntry,
  HistoryItem,
  HistorySettings,
  ListHistoryInput,
} from '@gatehouse/contract/history.ts';
import { asObject, listOf, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { type AliasedExpression, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Db, Dialect } from '#src/db/database.ts';
import { tagsOfFilters, wordsOfQuery } from '#src/features/history/history-words.ts';

type HistoryRow = Omit<Database['history'], 'id'>;

/** A call to be stored, with the words by which it is found. */
export type IndexedRow = { row: HistoryRow; words: readonly string[] };

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

/** Stores calls in their order, and removes those that are no longer among the last ones to be kept. */
export const insertCalls = async (db: Db, dialect: Dialect, calls: readonly IndexedRow[]): Promise<void> => {
  const { first, last, keepLast } = await reserveIds(db, calls.length);
  const kept = calls
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

const ITEM_COLUMNS = [
  'history.id',
  'history.created_at',
  'history.api_key_id',
  'history.connection_id',
  'history.key_name',
  'history.provider_id',
  'history.provider_name',
  'history.method',
  'history.url',
  'history.status',
  'history.error',
  'history.response_time',
  'history.size',
] as const;

type ItemRow = Pick<
  Selectable<Database['history']>,
  (typeof ITEM_COLUMNS)[number] extends `history.${infer Column extends keyof Database['history']}`
    ? Column
    : never
>;

const toItem = (row: ItemRow): HistoryItem => ({
  id: row.id,
  apiKeyId: row.api_key_id,
  connectionId: row.connection_id,
  keyName: row.key_name,
  providerId: row.provider_id,
  providerName: row.provider_name,
  method: row.method as HistoryItem['method'],
  url: row.url,
  status: row.status,
  error: row.error,
  responseTime: row.response_time,
  size: row.size,
  createdAt: row.created_at,
});

/** Words and tags contain no quotes, so they need no escaping. */
const matches = (dialect: Dialect, words: readonly string[], tags: readonly string[]): RawBuilder<boolean> =>
  dialect === 'sqlite'
    ? sql`history_search match ${[...tags.map((tag) => `"${tag}"`), ...words.map((word) => `"${word}"*`)].join(' ')}`
    : sql`history_search.words @@ ${[...tags.map((tag) => `'${tag}'`), ...words.map((word) => `'${word}':*`)].join(' & ')}::tsquery`;

type Page = Pick<ListHistoryInput, 'before' | 'limit'>;

/** SQLite reads the tables of a cross join in this order: the index first, newest first, until there are enough. */
const searchSqlite = (db: Db, isFound: RawBuilder<boolean>, { before, limit }: Page): Promise<ItemRow[]> => {
  let query = db
    .selectFrom('history_search')
    .crossJoin('history')
    .select(ITEM_COLUMNS)
    .whereRef('history.id', '=', 'history_search.rowid')
    .where(isFound)
    .orderBy('history_search.rowid', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('history_search.rowid', '<', before);
  return query.execute();
};

/** So many calls are compared one by one before the index is asked. */
const COMPARED_FIRST = 1000;

/**
 * PostgreSQL's index has no order: it finds all calls with a word, which are then sorted. That is fast for a rare word; the
 * newest calls with a common one are soon found by comparing them. The planner would choose by its statistics, which know
 * no rare words and may be missing, and be wrong by a factor of a hundred: each of these two statements leaves it no choice.
 */
const searchPostgres = async (
  db: Db,
  isFound: RawBuilder<boolean>,
  { before, limit }: Page,
): Promise<ItemRow[]> => {
  const searched = db
    .selectFrom('history_search')
    .$if(before !== undefined, (query) => query.where('rowid', '<', before as number));
  const items = (page: AliasedExpression<{ rowid: number }, 'page'>) =>
    db
      .selectFrom(page)
      .innerJoin('history', 'history.id', 'page.rowid')
      .select(ITEM_COLUMNS)
      .orderBy('history.id', 'desc')
      .execute();
  const newest = searched.select(['rowid', 'words']).orderBy('rowid', 'desc').limit(COMPARED_FIRST);
  const rows = await items(
    db
      .selectFrom(newest.as('history_search'))
      .select('rowid')
      .where(isFound)
      .orderBy('rowid', 'desc')
      .limit(limit)
      .as('page'),
  );
  if (rows.length === limit) return rows;
  return items(
    db
      .with(
        (name) => name('found').materialized(),
        () => searched.select('rowid').where(isFound),
      )
      .selectFrom('found')
      .select('rowid')
      .orderBy('rowid', 'desc')
      .limit(limit)
      .as('page'),
  );
};

/** Newest first. */
export const listCalls = async (
  db: Db,
  dialect: Dialect,
  input: ListHistoryInput,
): Promise<HistoryItem[]> => {
  const words = wordsOfQuery(input.query ?? '');
  const tags = tagsOfFilters(input);
  const { before, limit } = input;
  if (words.length + tags.length === 0) {
    let query = db.selectFrom('history').select(ITEM_COLUMNS).orderBy('id', 'desc').limit(limit);
    if (before !== undefined) query = query.where('id', '<', before);
    return (await query.execute()).map(toItem);
  }
  const search = dialect === 'sqlite' ? searchSqlite : searchPostgres;
  return (await search(db, matches(dialect, words, tags), input)).map(toItem);
};

const textsIn = (json: string | null): Record<string, string> | null =>
  json === null ? null : ((asObject(parseJsonText(json)) as Record<string, string> | undefined) ?? {});

const bodyOf = (row: Selectable<Database['history']>): HistoryEntry['requestBody'] => {
  const { request_body: text, request_body_type: type, request_body_truncated: isCut } = row;
  if (text === null) return null;
  return type === 'json' && isCut === 0 ? (parseJsonText(text) ?? text) : text;
};

/** A call with its request and its response; undefined if it is not stored. */
export const findCall = async (db: Db, id: number): Promise<HistoryEntry | undefined> => {
  const row = await db.selectFrom('history').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const observations = listOf(parseJsonText(row.observations)) as HistoryEntry['observations'];
  return {
    ...toItem(row),
    statusText: row.status_text,
    requestHeaders: textsIn(row.request_headers),
    requestBody: bodyOf(row),
    requestBodyTruncated: row.request_body_truncated === 1,
    headers: textsIn(row.headers),
    text: row.text,
    truncated: row.truncated === 1,
    withheldHost: row.withheld_host,
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

export const saveSettings = async (db: Db, { keepLast }: HistorySettings): Promise<void> => {
  await db.updateTable('history_settings').set({ keep_last: keepLast }).where('id', '=', 1).execute();
};
