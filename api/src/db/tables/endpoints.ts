import type { Generated } from 'kysely';

export type SavedEndpointsTable = {
  id: Generated<number>;
  provider_id: number;
  name: string;
  /** A full URL. Secrets in it are masked, as they are in the body and the headers. */
  endpoint: string;
  method: string;
  description: string | null;
  /** JSON object. */
  request_body: string | null;
  /** The body by its kind, as JSON; null if `request_body` says what it is. */
  body: string | null;
  /** JSON object, name to value. */
  headers: string | null;
  /** 0 or 1. */
  is_favorite: number;
  /** The folder that it is in. */
  folder_id: Generated<number | null>;
  /** The key or the connection that it is tested with; null once that is deleted. */
  api_key_id: number | null;
  connection_id: number | null;
  /** 0 or 1: whether its calls have no key. */
  without_key: Generated<number>;
  /** 0 or 1: whether that key or connection was deleted, and nothing was chosen since. */
  key_deleted: Generated<number>;
  created_at: string;
  updated_at: string;
};

/** The secrets of saved endpoints, each with the place where its mask is; deleted together with the endpoint. */
export type SavedEndpointSecretsTable = {
  id: Generated<number>;
  endpoint_id: number;
  /** JSON list: the part of the request, and the names and indexes that lead to the value. */
  place: string;
  /** 0 or 1: a number in the body is masked by a text. */
  is_number: number;
  /** Sealed by the vault for this row, its place and the endpoint; empty only inside the transaction that inserts the row. */
  secret: string;
};
