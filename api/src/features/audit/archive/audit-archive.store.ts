import { sql } from 'kysely';
import type { DatabaseConnection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
import type { ArchivedEvent } from '#src/features/audit/archive/archive-file.ts';

const PAGE = 1_000;

// The columns in the order in which an archive has them.
const COLUMNS = [
  'id',
  'at',
  'action',
  'subject',
  'subject_id',
  'subject_name',
  'host',
  'status',
  'key_sent',
  'source',
  'saved_endpoint_id',
  'detail',
] as const;

/** Every event before a time, oldest first, in pages. */
export async function* eventsBefore(db: Db, before: string): AsyncGenerator<ArchivedEvent[]> {
  let last: ArchivedEvent | undefined;
  for (;;) {
    let query = db.selectFrom('audit_events').select(COLUMNS).where('at', '<', before);
    const after = last;
    if (after !== undefined)
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('at', 'id'), '>', tuple(after.at, after.id)),
      );
    const page = await query.orderBy('at').orderBy('id').limit(PAGE).execute();
    if (page.length > 0) yield page;
    last = page.at(-1);
    if (page.length < PAGE) return;
  }
}

/** The events with these ids that are still there. */
export const findEvents = (db: Db, ids: readonly number[]): Promise<ArchivedEvent[]> =>
  db.selectFrom('audit_events').select(COLUMNS).where('id', 'in', ids).execute();

/** Whether the log says that the archive with this digest was made. */
export const isArchiveRecorded = async (db: Db, digest: string): Promise<boolean> => {
  const rows = await db
    .selectFrom('audit_events')
    .select('detail')
    .where('action', '=', 'audit.archive')
    .where('detail', 'like', `%${digest}%`)
    .limit(1)
    .execute();
  return rows.length > 0;
};

const SQLITE_TRIGGER = 'audit_events_no_delete';

/**
 * Deletes events, which the database refuses at any other time. What refuses it is taken away and put back in the caller's
 * transaction, so that nobody else ever sees the log without it.
 */
export const deleteEvents = async (
  tx: Db,
  dialect: DatabaseConnection['dialect'],
  ids: readonly number[],
): Promise<void> => {
  if (dialect === 'postgres') {
    await sql`alter table audit_events disable trigger audit_events_append_only`.execute(tx);
    await tx.deleteFrom('audit_events').where('id', 'in', ids).execute();
    await sql`alter table audit_events enable trigger audit_events_append_only`.execute(tx);
    return;
  }
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where type = 'trigger' and name = ${SQLITE_TRIGGER}`.execute(tx);
  await sql`drop trigger ${sql.ref(SQLITE_TRIGGER)}`.execute(tx);
  await tx.deleteFrom('audit_events').where('id', 'in', ids).execute();
  for (const trigger of rows) await sql.raw(trigger.sql).execute(tx);
};
