import { sql } from 'kysely';
import type { Db } from '#src/db/database.ts';
import type { SealedColumn } from '#src/vault/sealed-columns.ts';

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

export type SealedRow = { id: number; value: string };

/** Up to `limit` rows after `afterId`, by id, whose value is sealed with a data key other than this one. */
export const findSealedUnderOthers = async (
  db: Db,
  { table, column }: SealedColumn,
  options: { dataKeyId: number; afterId: number; limit: number },
): Promise<SealedRow[]> => {
  const { rows } = await sql<SealedRow>`
    select id, ${sql.ref(column)} as value from ${sql.table(table)}
    where id > ${options.afterId} and ${sql.ref(column)} like 'v1.%'
      and ${sql.ref(column)} not like ${`v1.${options.dataKeyId}.%`}
    order by id limit ${options.limit}`.execute(db);
  return rows;
};

/** Replaces a value only if it is still the one that was read; returns whether it was. */
export const replaceSealed = async (
  db: Db,
  { table, column }: SealedColumn,
  row: SealedRow,
  value: string,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${value}
    where id = ${row.id} and ${sql.ref(column)} = ${row.value}`.execute(db);
  return numAffectedRows === 1n;
};
