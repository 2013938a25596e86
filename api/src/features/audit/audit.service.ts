import type { Db } from '#src/db/database.ts';
import { insertEvent } from '#src/features/audit/audit.store.ts';

/** What is recorded: each use of a secret, each change of its key, and each call that the gate refused. */
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
  /** Facts that are no secret: a host, a method, a status, names of fields. Never a value, a path or a body. */
  detail: Record<string, string | number | boolean | null>;
};

/** Appends an event to the record. Takes the caller's transaction, so that a change and its record stand or fall together. */
export const recordEvent = (db: Db, event: AuditEvent, at: string): Promise<void> =>
  insertEvent(db, {
    at,
    action: event.action,
    subject: event.subject,
    subject_id: event.subjectId,
    detail: JSON.stringify(event.detail),
  });
