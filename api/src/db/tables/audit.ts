import type { ColumnType, Generated } from 'kysely';

type WrittenOnce<T> = ColumnType<T, T, never>;

/** Append-only: the database rejects updates and deletions. */
export type AuditEventsTable = {
  id: Generated<number>;
  at: WrittenOnce<string>;
  action: WrittenOnce<string>;
  subject: WrittenOnce<string>;
  subject_id: WrittenOnce<number | null>;
  /** JSON object, without secrets. */
  detail: WrittenOnce<string | null>;
};
