import type { AuditItem, KeyUses, LastUses, ListAuditInput } from '@gatehouse/contract/audit.ts';
import { asObject, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';

type NewEvent = Omit<Insertable<Database['audit_events']>, 'id'>;

/** Appends events in their order. The database does not allow changing or deleting one. */
export const insertEvents = async (db: Db, rows: readonly NewEvent[]): Promise<void> => {
  await db.insertInto('audit_events').values(rows).execute();
};

/** Appends one event. */
export const insertEvent = (db: Db, row: NewEvent): Promise<void> => insertEvents(db, [row]);

type EventRow = Selectable<Database['audit_events']>;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** One event that does not parse must not hide all others. */
const detailOf = ({ detail }: EventRow): Record<string, unknown> =>
  asObject(parseJsonText(detail ?? '')) ?? {};

const toItem = (row: EventRow): AuditItem => {
  const { previousHost, method, valid, scheduled, fields, reason, address } = detailOf(row);
  return {
    id: row.id,
    action: row.action,
    keyId: row.subject === 'api_key' ? row.subject_id : null,
    connectionId: row.subject === 'oauth_connection' ? row.subject_id : null,
    savedEndpointId: row.saved_endpoint_id,
    source: row.source,
    keyName: row.subject === 'api_key' || row.subject === 'oauth_connection' ? row.subject_name : null,
    host: row.host,
    previousHost: textOrNull(previousHost),
    method: textOrNull(method),
    status: row.status,
    keySent: row.key_sent === null ? null : row.key_sent === 1,
    valid: typeof valid === 'boolean' ? valid : null,
    scheduled: scheduled === true,
    fields: typeof fields === 'string' ? fields.split(', ') : [],
    reason: textOrNull(reason),
    address: textOrNull(address),
    createdAt: row.at,
  };
};

/** When an event happened; undefined if there is none with this id. */
const findTime = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('audit_events').select('at').where('id', '=', id).executeTakeFirst())?.at;

/**
 * Newest first. Ordered by time, because a queued event gets its id later than one that is written directly, then by id,
 * because several events may have the same time.
 */
export const listEvents = async (
  db: Db,
  { keyId, connectionId, savedEndpointId, source, action, before, limit }: ListAuditInput,
): Promise<AuditItem[]> => {
  let query = db
    .selectFrom('audit_events')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (keyId !== undefined) query = query.where('subject', '=', 'api_key').where('subject_id', '=', keyId);
  if (connectionId !== undefined)
    query = query.where('subject', '=', 'oauth_connection').where('subject_id', '=', connectionId);
  if (savedEndpointId !== undefined) query = query.where('saved_endpoint_id', '=', savedEndpointId);
  // SQLite uses a partial index only if its condition stands in the statement, not in a parameter.
  if (source !== undefined) query = query.where('source', '=', sql.lit(source));
  if (action !== undefined) query = query.where('action', '=', action);
  if (before !== undefined) {
    const time = await findTime(db, before);
    query = query.where(({ eb, refTuple, tuple }) =>
      time === undefined ? eb('id', '<', before) : eb(refTuple('at', 'id'), '<', tuple(time, before)),
    );
  }
  return (await query.execute()).map(toItem);
};

const MAX_HOSTS = 20;

/** Where a key was sent since a time, by host, the last one first. A key that was only tried before a rotation does not count. */
export const listUses = async (
  db: Db,
  keyId: number,
  since: string,
): Promise<Pick<KeyUses, 'hosts' | 'hostCount'>> => {
  const rows = await db
    .selectFrom('audit_events')
    .select(({ fn }) => [
      'host',
      fn.countAll().as('calls'),
      fn.max('at').as('lastUsedAt'),
      // Of the groups, before the limit.
      sql<number | string>`count(*) over ()`.as('hostCount'),
    ])
    .where('subject', '=', 'api_key')
    .where('subject_id', '=', keyId)
    .where('at', '>=', since)
    .where('key_sent', '=', 1)
    .where('action', '<>', 'key.try')
    .where('host', 'is not', null)
    .groupBy('host')
    .orderBy('lastUsedAt', 'desc')
    .orderBy('host')
    .limit(MAX_HOSTS)
    .execute();
  // PostgreSQL counts in a type that its client returns as text.
  const hosts = rows.map(({ host, calls, lastUsedAt }) => ({
    host: host ?? '',
    calls: Number(calls),
    lastUsedAt,
  }));
  return { hosts, hostCount: Number(rows[0]?.hostCount ?? 0) };
};

/** When each key was last sent to a host. One search of an index for each key, however long the log is. */
export const listLastUses = async (db: Db): Promise<LastUses> => {
  const rows = await db
    .selectFrom('api_keys')
    .select(({ selectFrom }) => [
      'api_keys.id as keyId',
      selectFrom('audit_events')
        .select('at')
        .where('subject', '=', 'api_key')
        .whereRef('subject_id', '=', 'api_keys.id')
        .where('key_sent', '=', 1)
        .where('action', '<>', 'key.try')
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .as('lastUsedAt'),
    ])
    .orderBy('api_keys.id')
    .execute();
  return rows.flatMap(({ keyId, lastUsedAt }) => (lastUsedAt === null ? [] : [{ keyId, lastUsedAt }]));
};

/** How often a key was revealed since a time, and when last. */
export const countReveals = async (
  db: Db,
  keyId: number,
  since: string,
): Promise<Pick<KeyUses, 'reveals' | 'lastRevealedAt'>> => {
  const row = await db
    .selectFrom('audit_events')
    .select(({ fn }) => [fn.countAll().as('reveals'), fn.max('at').as('lastRevealedAt')])
    .where('subject', '=', 'api_key')
    .where('subject_id', '=', keyId)
    .where('at', '>=', since)
    .where('action', '=', 'key.reveal')
    .executeTakeFirstOrThrow();
  return { reveals: Number(row.reveals), lastRevealedAt: row.lastRevealedAt ?? null };
};
