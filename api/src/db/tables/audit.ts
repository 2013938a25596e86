import type { CallSource } from '@gatehouse/contract/plain/history-options.ts';
import type { ColumnType, Generated } from 'kysely';

type WrittenOnce<T> = ColumnType<T, T, never>;

/** Append-only: the database rejects updates and deletions. */
export type AuditEventsTable = {
  id: Generated<number>;
  at: WrittenOnce<string>;
  action: WrittenOnce<string>;
  subject: WrittenOnce<string>;
  subject_id: WrittenOnce<number | null>;
  /** The name of the key at that time; null if it is not known. */
  subject_name: WrittenOnce<string | null>;
  /** The host that was called, pinned or unpinned, or the one of a new base URL. */
  host: WrittenOnce<string | null>;
  /** The HTTP status of the response. */
  status: WrittenOnce<number | null>;
  /** 0 or 1; null if nothing was called. */
  key_sent: WrittenOnce<number | null>;
  /** What made the call; null if there was none, or if it was made before this was kept. */
  source: WrittenOnce<CallSource | null>;
  /** The saved endpoint that was called or whose hidden values were used; null if there was none. */
  saved_endpoint_id: WrittenOnce<number | null>;
  /** JSON object with the other facts, without secrets. */
  detail: WrittenOnce<string | null>;
};
