import type { Folder } from '@gatehouse/contract/folders.ts';
import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';
import { nextTime } from '#src/if-match.ts';

const toFolder = (row: Selectable<Database['folders']>): Folder => ({
  id: row.id,
  name: row.name,
  parentId: row.parent_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const listFolders = async (db: Db): Promise<Folder[]> =>
  (await db.selectFrom('folders').selectAll().orderBy('id').execute()).map(toFolder);

export const findFolder = async (db: Db, id: number): Promise<Folder | undefined> => {
  const row = await db.selectFrom('folders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toFolder(row);
};

export const insertFolder = async (
  db: Db,
  { name, parentId }: Pick<Folder, 'name' | 'parentId'>,
  at: string,
): Promise<Folder> => {
  const columns = { name, parent_id: parentId, created_at: at, updated_at: at };
  return toFolder(await db.insertInto('folders').values(columns).returningAll().executeTakeFirstOrThrow());
};

/** An undefined field leaves its column unchanged. */
export const updateFolder = async (
  db: Db,
  id: number,
  { name, parentId }: { name?: string | undefined; parentId?: number | null | undefined },
  at: string,
): Promise<void> => {
  await db
    .updateTable('folders')
    .set({ name, parent_id: parentId, updated_at: at })
    .where('id', '=', id)
    .execute();
};

/** Returns false if there is no such folder. */
export const deleteFolder = async (db: Db, id: number): Promise<boolean> => {
  const result = await db.deleteFrom('folders').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
};

/** The tables of what can be in a folder, each with the column that says in which. */
const CONTENTS = { saved_endpoints: 'folder_id', folders: 'parent_id' } as const;
type Content = keyof typeof CONTENTS;

/** SQLite has 32,766 variables for a statement. */
const MOVED_AT_ONCE = 1000;

/** Moves rows, and gives them one new version that is later than that of each. */
const moveRows = async (
  db: Db,
  table: Content,
  isMeant: (eb: ExpressionBuilder<Database, Content>) => Expression<SqlBool>,
  to: number | null,
  at: string,
): Promise<void> => {
  const latest = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .where(isMeant)
    .executeTakeFirst();
  if (latest === undefined || latest.at === null) return;
  await db
    .updateTable(table)
    .set({ [CONTENTS[table]]: to, updated_at: nextTime(latest.at, at) })
    .where(isMeant)
    .execute();
};

/** Moves all that is in a folder. */
export const moveContents = async (db: Db, from: number, to: number | null, at: string): Promise<void> => {
  for (const table of Object.keys(CONTENTS) as Content[])
    await moveRows(db, table, (eb) => eb(CONTENTS[table], '=', from), to, at);
};

/** Moves these into a folder; those that are gone are passed over. */
export const moveInto = async (
  db: Db,
  table: Content,
  ids: readonly number[],
  to: number,
  at: string,
): Promise<void> => {
  for (let start = 0; start < ids.length; start += MOVED_AT_ONCE) {
    const some = ids.slice(start, start + MOVED_AT_ONCE);
    await moveRows(db, table, (eb) => eb('id', 'in', some), to, at);
  }
};
