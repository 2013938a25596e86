import type { ColumnType, Generated } from 'kysely';

/**
 * Test calls, without secrets. The columns of the list come first: SQLite reads them without the long texts that follow.
 */
export type HistoryTable = {
  /** Counted in `history_settings`, without gaps. */
  id: number;
  created_at: string;
  /** Null if the call was made with a connection or without a key. No reference: a call outlives its key. */
  api_key_id: number | null;
  /** Null if the call was made with a key. No reference either. */
  connection_id: number | null;
  /** The name of the key or the connection at that time. */
  key_name: string;
  /** Null if the call was made without a key. */
  provider_id: number | null;
  provider_name: string;
  method: string;
  url: string;
  /** Null if there was no response. */
  status: number | null;
  error: string | null;
  response_time: number;
  size: number | null;
  status_text: string | null;
  /** 0 or 1: whether `text` is not the whole body. */
  truncated: number;
  withheld_host: string | null;
  /** JSON object, name to value; null if the request had none of its own. */
  request_headers: string | null;
  /** The body by its kind, as JSON; null if there was none. Of earlier versions a JSON value or a plain text. */
  request_body: string | null;
  /** Of earlier versions: which of the two. */
  request_body_type: 'json' | 'text' | null;
  request_body_kind: string | null;
  /** 0 or 1. */
  request_body_truncated: number;
  /** JSON object, name to value; null if there was no response. */
  headers: string | null;
  /** JSON list. */
  observations: string;
  text: string | null;
  /** 0 or 1: whether the caller did not want the key to be sent; null for calls that were made before this was kept. */
  without_key: number | null;
  /** The saved endpoint that the call was made with; null of other calls. No reference: a call outlives it. */
  saved_endpoint_id: number | null;
  /** What made the call; null of calls that were made before this was kept. */
  source: 'test' | 'composition' | null;
};

/** The words by which a call is found. A full-text table of SQLite, or a `tsvector` in PostgreSQL. */
export type HistorySearchTable = {
  /** The id of the call. */
  rowid: number;
  words: string;
  /** When the call was made; on PostgreSQL only, which writes it itself. */
  at: ColumnType<string, never, never>;
};

/** One row with id 1. */
export type HistorySettingsTable = {
  id: Generated<number>;
  keep_last: number;
  /** The id of the last call that was stored. */
  last_id: number;
  /** When it was last cleared, by the clock that all instances share; null if it never was. */
  cleared_at: string | null;
  /** Calls that could not be stored, since the history was last cleared. */
  lost_count: Generated<number>;
  /** When the last of them was made; null if there is none. */
  lost_at: string | null;
};
