import type { Insertable } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';

/** Appends an event. The database does not allow changing or deleting one. */
export const insertEvent = async (
  db: Db,
  columns: Omit<Insertable<Database['audit_events']>, 'id'>,
): Promise<void> => {
  await db.insertInto('audit_events').values(columns).execute();
};
