import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { insertEvent } from '#src/features/audit/audit.store.ts';
import { createEventQueue, type EventQueue } from '#src/features/audit/event-queue.ts';

/** What is recorded: each use of a secret, each change of its key, and each request that the gate rejected. */
export type AuditEvent = {
  action:
    | 'key.add'
    | 'key.reveal'
    | 'key.update'
    | 'key.rotate'
    | 'key.delete'
    | 'key.verify'
    | 'key.pin-host'
    | 'key.unpin-host'
    | 'key.test'
    | 'gate.refuse';
  subject: 'api_key' | 'request';
  subjectId: number | null;
  /** Facts that are not secret: a host, a method, a status, names of fields. Never a value, a path or a body. */
  detail: Record<string, string | number | boolean | null>;
};

type EventRow = Parameters<typeof insertEvent>[1];

const toRow = (event: AuditEvent, at: string): EventRow => ({
  at,
  action: event.action,
  subject: event.subject,
  subject_id: event.subjectId,
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
  const queue = createEventQueue<EventRow>(
    (rows) =>
      connection.transaction(async (tx) => {
        for (const row of rows) await insertEvent(tx, row);
      }),
    log,
  );
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
