import { apiNameKey } from '@gatehouse/contract/api-name.ts';
import type { Db } from '#src/db/database.ts';
import type { FoundApi } from '#src/features/research/found-api.ts';

/** Beyond this number of rows, the oldest are deleted. */
export const MAX_RESEARCHED_APIS = 500;

/** Stores what a research found. An API replaces an earlier one of the same name. */
export const saveResearched = async (
  db: Db,
  companyHost: string,
  found: readonly FoundApi[],
  at: string,
): Promise<void> => {
  for (const api of found) {
    const columns = { company_host: companyHost, facts: JSON.stringify(api), updated_at: at };
    await db
      .insertInto('researched_apis')
      .values({ ...columns, name_key: apiNameKey(api.shown.name) })
      .onConflict((conflict) => conflict.column('name_key').doUpdateSet(columns))
      .execute();
  }
  const kept = db
    .selectFrom('researched_apis')
    .select('id')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_RESEARCHED_APIS);
  await db.deleteFrom('researched_apis').where('id', 'not in', kept).execute();
};

/** Undefined if no research has found an API of this name. */
export const findResearched = async (db: Db, name: string): Promise<FoundApi | undefined> => {
  const row = await db
    .selectFrom('researched_apis')
    .select('facts')
    .where('name_key', '=', apiNameKey(name))
    .executeTakeFirst();
  return row && (JSON.parse(row.facts) as FoundApi);
};
