import { sql } from 'kysely';
import type { Db, Dialect } from '#src/db/database.ts';

export type StoredDataKey = { id: number; wrapped: string; state: 'active' | 'retired' };

export const findDataKeys = (db: Db): Promise<StoredDataKey[]> =>
  db.selectFrom('data_keys').select(['id', 'wrapped', 'state']).orderBy('id').execute();

/** The wrapped key is bound to its id, so the row is inserted first. Call it inside a transaction. */
export const insertDataKey = async (
  db: Db,
  createdAt: string,
  wrap: (id: number) => string,
): Promise<number> => {
  const { id } = await db
    .insertInto('data_keys')
    .values({ wrapped: '', state: 'active', created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await updateWrapped(db, id, wrap(id));
  return id;
};

export const updateWrapped = async (db: Db, id: number, wrapped: string): Promise<void> => {
  await db.updateTable('data_keys').set({ wrapped }).where('id', '=', id).execute();
};

export const retireDataKeysBefore = async (db: Db, id: number): Promise<void> => {
  await db.updateTable('data_keys').set({ state: 'retired' }).where('id', '<', id).execute();
};

export const findKeyCheck = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('vault_check').select('value').where('id', '=', 1).executeTakeFirst())?.value;

export const insertKeyCheck = async (db: Db, value: string): Promise<void> => {
  await db.insertInto('vault_check').values({ id: 1, value }).execute();
};

export const updateKeyCheck = async (db: Db, value: string): Promise<void> => {
  await db.updateTable('vault_check').set({ value }).where('id', '=', 1).execute();
};

export const deleteDataKeysBefore = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('data_keys').where('id', '<', id).execute();
};

/**
 * Until the transaction ends, other instances on a PostgreSQL server wait here. It has to be the first statement, so that
 * what they read afterwards is what this transaction wrote.
 */
export const lockDataKeys = async (db: Db): Promise<void> => {
  await sql`lock table data_keys in exclusive mode`.execute(db);
};

/** Sealed values are read and written by column, whichever table has it. */
type Place = { table: string; column: string };

export type SealedRow = { id: number; value: string };

/** Up to `limit` rows after `afterId`, by id, whose value is not sealed with this data key. */
export const findSealedUnderOthers = async (
  db: Db,
  { table, column }: Place,
  options: { dataKeyId: number; afterId: number; limit: number },
): Promise<SealedRow[]> => {
  const { rows } = await sql<SealedRow>`
    select id, ${sql.ref(column)} as value from ${sql.table(table)}
    where id > ${options.afterId} and ${sql.ref(column)} <> ''
      and ${sql.ref(column)} not like ${`v2.${options.dataKeyId}.%`}
    order by id limit ${options.limit}`.execute(db);
  return rows;
};

/** Up to `limit` rows after `afterId`, by id, that have a sealed value. */
export const findSealed = async (
  db: Db,
  { table, column }: Place,
  options: { afterId: number; limit: number },
): Promise<SealedRow[]> => {
  const { rows } = await sql<SealedRow>`
    select id, ${sql.ref(column)} as value from ${sql.table(table)}
    where id > ${options.afterId} and ${sql.ref(column)} <> ''
    order by id limit ${options.limit}`.execute(db);
  return rows;
};

/** The sealed values of these rows; those without one are absent. */
export const readAllSealed = async (
  db: Db,
  { table, column }: Place,
  rows: readonly number[],
): Promise<SealedRow[]> => {
  if (rows.length === 0) return [];
  const found = await sql<SealedRow>`
    select id, ${sql.ref(column)} as value from ${sql.table(table)}
    where id in (${sql.join(rows)}) and ${sql.ref(column)} <> ''`.execute(db);
  return found.rows;
};

/** Writes the sealed values of many rows in one statement. */
export const writeSealed = async (
  db: Db,
  { table, column }: Place,
  rows: readonly SealedRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  const values = sql.join(
    rows.map(({ id, value }) => sql`when ${id} then ${value}`),
    sql` `,
  );
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = case id ${values} end
    where id in (${sql.join(rows.map(({ id }) => id))})`.execute(db);
};

/** Writes the prints of many rows' values, once their versions are counted up. */
export const writePrints = async (
  db: Db,
  { table, column }: Place,
  rows: readonly { id: number; print: string }[],
): Promise<void> => {
  if (rows.length === 0) return;
  const values = sql.join(
    rows.map(({ id, print }) => sql`when ${id} then ${print}`),
    sql` `,
  );
  await sql`update secret_versions set print = case row_id ${values} end
    where table_name = ${table} and column_name = ${column}
      and row_id in (${sql.join(rows.map(({ id }) => id))})`.execute(db);
};

/** Up to `limit` rows after `afterId`, by id, whose value has no print. */
export const findUnprinted = async (
  db: Db,
  { table, column }: Place,
  options: { afterId: number; limit: number },
): Promise<SealedRow[]> => {
  const { rows } = await sql<SealedRow>`
    select row.id, row.${sql.ref(column)} as value from ${sql.table(table)} as row
    join secret_versions as version on version.row_id = row.id
      and version.table_name = ${table} and version.column_name = ${column} and version.print is null
    where row.id > ${options.afterId} and row.${sql.ref(column)} <> ''
    order by row.id limit ${options.limit}`.execute(db);
  return rows;
};

/** How often a value was sealed for each of these rows; a row without a value has no entry. */
export const findVersions = async (
  db: Db,
  { table, column }: Place,
  rows: readonly number[],
): Promise<Map<number, number>> => {
  if (rows.length === 0) return new Map();
  const found = await db
    .selectFrom('secret_versions')
    .select(['row_id', 'version'])
    .where('table_name', '=', table)
    .where('column_name', '=', column)
    .where('row_id', 'in', rows)
    .execute();
  return new Map(found.map(({ row_id, version }) => [row_id, version]));
};

/** Counts up the versions of these rows' values. A row that was deleted counts on if its id is used again. */
export const countUp = async (db: Db, { table, column }: Place, rows: readonly number[]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto('secret_versions')
    .values(rows.map((row_id) => ({ table_name: table, column_name: column, row_id, version: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['table_name', 'column_name', 'row_id'])
        .doUpdateSet((eb) => ({ version: eb('secret_versions.version', '+', 1) })),
    )
    .execute();
};

/** Deletes the versions of these rows' values: nothing opens without one. */
export const deleteVersions = async (
  db: Db,
  { table, column }: Place,
  rows: readonly number[],
): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .deleteFrom('secret_versions')
    .where('table_name', '=', table)
    .where('column_name', '=', column)
    .where('row_id', 'in', rows)
    .execute();
};

/** A secret that was sealed or retired, and how often that was done now. */
export type SecretChange = { table: string; column: string; id: number; version: number };

/** What comes after every change that is visible now: of the transactions on PostgreSQL, the first that has not ended. */
const markOf = (dialect: Dialect) =>
  dialect === 'postgres'
    ? sql<number>`txid_snapshot_xmin(txid_current_snapshot())`
    : sql<number>`(select last + 1 from secret_changes where id = 1)`;

export const findChangeMark = async (db: Db, dialect: Dialect): Promise<number> => {
  const { rows } = await sql<{ mark: number }>`select ${markOf(dialect)} as mark`.execute(db);
  return rows[0]?.mark ?? 0;
};

/** What was changed since a mark, and the next mark: both as of one moment. A change may be found twice, and none is missed. */
export const findChanges = async (
  db: Db,
  dialect: Dialect,
  since: number,
): Promise<{ mark: number; changes: SecretChange[] }> => {
  type Found = { mark: number } & (SecretChange | { [name in keyof SecretChange]: null });
  const { rows } = await sql<Found>`
    select marked.mark, changed.table_name as "table", changed.column_name as "column", changed.row_id as id, changed.version
    from (select ${markOf(dialect)} as mark) as marked
    left join secret_versions as changed on changed.changed >= ${since}`.execute(db);
  return {
    mark: rows[0]?.mark ?? since,
    changes: rows.flatMap((row) => (row.id === null ? [] : [row])),
  };
};

/** A PostgreSQL server that a dump was restored to counts its transactions from the start: changes seem to come from its future. */
export const restartChanges = async (db: Db, dialect: Dialect): Promise<void> => {
  if (dialect === 'postgres')
    await sql`update secret_versions set version = version
      where changed >= txid_snapshot_xmax(txid_current_snapshot())`.execute(db);
};
