import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import type { Selectable } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';
import { companyOf } from '#src/features/providers/company.ts';
import { type FoundApi, siteId } from '#src/features/research/found-api.ts';

/** Beyond this number of rows, the oldest are deleted. */
export const MAX_RESEARCHED_APIS = 500;

const toFound = (row: Selectable<Database['researched_apis']>): FoundApi => {
  const { shown, facts } = JSON.parse(row.facts) as Pick<FoundApi, 'shown' | 'facts'>;
  const host = companyOf(row.company_host);
  return { shown, facts, id: siteId(row.id), origin: { type: 'site', host, name: shown.name } };
};

/**
 * Stores what a research found on a company's site, and returns it with the ids of the rows. An API replaces an earlier
 * one of the same company and name, never one of another company.
 */
export const saveResearched = async (
  db: Db,
  company: string,
  found: readonly FoundApi[],
  at: string,
): Promise<FoundApi[]> => {
  const saved: FoundApi[] = [];
  for (const { shown, facts } of found) {
    const columns = { facts: JSON.stringify({ shown, facts }), updated_at: at };
    const row = await db
      .insertInto('researched_apis')
      .values({ ...columns, company_host: company, name_key: apiNameKey(shown.name) })
      .onConflict((conflict) => conflict.columns(['company_host', 'name_key']).doUpdateSet(columns))
      .returningAll()
      .executeTakeFirstOrThrow();
    saved.push(toFound(row));
  }
  const kept = db
    .selectFrom('researched_apis')
    .select('id')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_RESEARCHED_APIS);
  await db.deleteFrom('researched_apis').where('id', 'not in', kept).execute();
  return saved;
};

/** Undefined if the row is no longer stored. */
export const findResearched = async (db: Db, id: number): Promise<FoundApi | undefined> => {
  const row = await db.selectFrom('researched_apis').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toFound(row);
};

/** The APIs of this name that were found on sites: the latest of each company. */
export const findResearchedNamed = async (db: Db, name: string): Promise<FoundApi[]> => {
  const rows = await db
    .selectFrom('researched_apis')
    .selectAll()
    .where('name_key', '=', apiNameKey(name))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const companies = Map.groupBy(rows, (row) => companyOf(row.company_host));
  return [...companies.values()].flatMap(([latest]) => (latest === undefined ? [] : [toFound(latest)]));
};
