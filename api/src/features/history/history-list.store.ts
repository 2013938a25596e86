import type { HistoryItem, ListHistoryInput } from '@gatehouse/contract/history.ts';
import { type AliasedExpression, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Db, Dialect } from '#src/db/database.ts';
import { tagsOfFilters, wordsOfQuery } from '#src/features/history/history-words.ts';

const ITEM_COLUMNS = [
  'history.id',
  'history.created_at',
  'history.api_key_id',
  'history.connection_id',
  'history.key_name',
  'history.provider_id',
  'history.provider_name',
  'history.saved_endpoint_id',
  'history.source',
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

/** A call as the list shows it. */
export const toItem = (row: ItemRow): HistoryItem => ({
  id: row.id,
  apiKeyId: row.api_key_id,
  connectionId: row.connection_id,
  keyName: row.key_name,
  providerId: row.provider_id,
  providerName: row.provider_name,
  savedEndpointId: row.saved_endpoint_id,
  source: row.source,
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

/** Where a page begins: after this call, in the order of its list. */
type Page = { limit: number; before: { at: string; id: number } | undefined };

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
  if (before !== undefined) query = query.where('history_search.rowid', '<', before.id);
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
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('at', 'rowid'), '<', tuple(before?.at ?? '', before?.id ?? 0)),
      ),
    );
  const items = (page: AliasedExpression<{ rowid: number }, 'page'>) =>
    db
      .selectFrom(page)
      .innerJoin('history', 'history.id', 'page.rowid')
      .select(ITEM_COLUMNS)
      .orderBy('history.created_at', 'desc')
      .orderBy('history.id', 'desc')
      .execute();
  const newest = searched
    .select(['rowid', 'at', 'words'])
    .orderBy('at', 'desc')
    .orderBy('rowid', 'desc')
    .limit(COMPARED_FIRST);
  const rows = await items(
    db
      .selectFrom(newest.as('history_search'))
      .select('rowid')
      .where(isFound)
      .orderBy('at', 'desc')
      .orderBy('rowid', 'desc')
      .limit(limit)
      .as('page'),
  );
  if (rows.length === limit) return rows;
  return items(
    db
      .with(
        (name) => name('found').materialized(),
        () => searched.select(['rowid', 'at']).where(isFound),
      )
      .selectFrom('found')
      .select('rowid')
      .orderBy('at', 'desc')
      .orderBy('rowid', 'desc')
      .limit(limit)
      .as('page'),
  );
};

const newestSqlite = (db: Db, { before, limit }: Page): Promise<ItemRow[]> => {
  const query = db.selectFrom('history').select(ITEM_COLUMNS).orderBy('id', 'desc').limit(limit);
  return (before === undefined ? query : query.where('id', '<', before.id)).execute();
};

const newestPostgres = (db: Db, { before, limit }: Page): Promise<ItemRow[]> => {
  const query = db
    .selectFrom('history')
    .select(ITEM_COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (before === undefined) return query.execute();
  return query
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(before.at, before.id)))
    .execute();
};

/** When a call was made; if it was deleted since, the page begins with the next older one. */
const placeOf = async (db: Db, id: number): Promise<Page['before']> => {
  const found = await db
    .selectFrom('history')
    .select(['id', 'created_at'])
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && { at: found.created_at, id: found.id === id ? id : found.id + 1 };
};

/**
 * Newest first. An SQLite file has one process, which stores calls in their order; on PostgreSQL each instance stores those of
 * the last moment, so that they are ordered by time, then by id.
 */
export const listCalls = async (
  db: Db,
  dialect: Dialect,
  input: ListHistoryInput,
): Promise<HistoryItem[]> => {
  const words = wordsOfQuery(input.query ?? '');
  const tags = tagsOfFilters(input);
  const { before, limit } = input;
  const from = before === undefined ? undefined : await placeOf(db, before);
  if (before !== undefined && from === undefined) return [];
  const page: Page = { limit, before: from };
  const [newest, search] =
    dialect === 'sqlite' ? [newestSqlite, searchSqlite] : [newestPostgres, searchPostgres];
  const isAll = words.length + tags.length === 0;
  return (await (isAll ? newest(db, page) : search(db, matches(dialect, words, tags), page))).map(toItem);
};
