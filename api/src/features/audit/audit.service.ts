import {
  type AuditAction,
  type AuditPage,
  KEY_USES_DAYS,
  type KeyUses,
  type LastUses,
  type ListAuditInput,
} from '@gatehouse/contract/audit.ts';
import type { CallSource } from '@gatehouse/contract/plain/history-options.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import {
  countReveals,
  insertEvent,
  insertEvents,
  listEvents,
  listLastUses,
  listUses,
} from '#src/features/audit/audit.store.ts';
import { createEventQueue, type EventQueue } from '#src/features/audit/event-queue.ts';

/** What is recorded: each use of a secret, each change of its key, each step of an OAuth login, each provider that was
 * removed, and each request that the gate rejected. */
export type AuditEvent = {
  action: AuditAction;
  subject:
    | 'api_key'
    | 'oauth_config'
    | 'oauth_connection'
    | 'saved_endpoint'
    | 'environment'
    | 'provider'
    | 'request'
    | 'audit_log';
  subjectId: number | null;
  /** The name of the key, the connection, the saved endpoint or the environment at that time. */
  subjectName?: string;
  /** The host that was called, pinned or unpinned, or the one of a new base URL. */
  host?: string | null;
  /** The status of the response. */
  status?: number | null;
  /** Whether the key left for the host. */
  keySent?: boolean;
  /** What made the call. */
  source?: CallSource;
  /** The saved endpoint that was called. */
  savedEndpointId?: number | undefined;
  /** Other facts that are not secret: a method, a verdict, names of fields. Never a value, a path or a body. */
  detail: Record<string, string | number | boolean | null>;
};

type EventRow = Parameters<typeof insertEvent>[1];

const toRow = (event: AuditEvent, at: string): EventRow => ({
  at,
  action: event.action,
  subject: event.subject,
  subject_id: event.subjectId,
  subject_name: event.subjectName ?? null,
  host: event.host ?? null,
  status: event.status ?? null,
  key_sent: event.keySent === undefined ? null : Number(event.keySent),
  source: event.source ?? null,
  saved_endpoint_id: event.subject === 'saved_endpoint' ? event.subjectId : (event.savedEndpointId ?? null),
  detail: JSON.stringify(event.detail),
});

/** Appends an event to the audit log. Takes the caller's transaction, so that a change and its record are stored together or not at all. */
export const recordEvent = (db: Db, event: AuditEvent, at: string): Promise<void> =>
  insertEvent(db, toRow(event, at));

/** One for each open database. */
const queues = new WeakMap<object, EventQueue<EventRow>>();

const queueOf = ({ connection, log }: Pick<Deps, 'connection' | 'log'>): EventQueue<EventRow> => {
  const known = queues.get(connection);
  if (known !== undefined) return known;
  const queue = createEventQueue<EventRow>((rows) => connection.record((tx) => insertEvents(tx, rows)), log);
  queues.set(connection, queue);
  return queue;
};

/**
 * Queues an event that records no change, and writes it within about 20 ms, together with others. Never throws and never
 * delays the caller. A crash may lose the latest events: docs/decisions/0015 says which events may be queued. Call
 * `flushEvents` before reading the audit log.
 */
export const queueEvent = (
  deps: Pick<Deps, 'connection' | 'log' | 'now'>,
  event: AuditEvent & { action: 'key.test' },
): void => queueOf(deps).add(toRow(event, timestamp(deps)));

/** Writes what is queued for this database; resolves with the number of events that could not be written now. */
export const flushEvents = async ({ connection }: { connection: object }): Promise<number> =>
  (await queues.get(connection)?.flush()) ?? 0;

/** A page of the audit log, newest first. What is still queued is written before. */
export const listAudit = async (deps: Deps, input: ListAuditInput): Promise<AuditPage> => {
  await flushEvents(deps);
  // One more than asked for shows whether there is another page.
  const found = await listEvents(deps.connection.db, { ...input, limit: input.limit + 1 });
  const items = found.slice(0, input.limit);
  return { items, next: found.length > items.length ? (items.at(-1)?.id ?? null) : null };
};

const DAY_MS = 86_400_000;

/** Where a key was sent in the last 30 days, and how often it was revealed. Nothing for a key that does not exist. */
export const listKeyUses = async (deps: Deps, id: number): Promise<KeyUses> => {
  await flushEvents(deps);
  const since = new Date(deps.now() - KEY_USES_DAYS * DAY_MS).toISOString();
  const { db } = deps.connection;
  const uses = await listUses(db, id, since);
  return { days: KEY_USES_DAYS, ...uses, ...(await countReveals(db, id, since)) };
};

/** When each key was last sent to a host. A key that was only tried before a rotation was not used. */
export const readLastUses = async (deps: Deps): Promise<LastUses> => {
  await flushEvents(deps);
  return listLastUses(deps.connection.db);
};
