import type { Generated } from 'kysely';

export type ApiKeysTable = {
  id: Generated<number>;
  provider_id: number;
  name: string;
  /**
   * Sealed by the vault for this row's id, never plain text: the database rejects any other format. It is empty only
   * inside the transaction that inserts the row, because sealing needs the id.
   */
  secret: string;
  /** The first characters of the key, for its mask. */
  secret_prefix: string;
  base_url: string | null;
  key_type: string | null;
  expires_at: string | null;
  last_rotated: string;
  /** 0 or 1. */
  is_active: number;
  created_at: string;
  updated_at: string;
};

/** Hosts that the user pinned to a key; deleted together with the key. */
export type ApiKeyHostsTable = {
  api_key_id: number;
  host: string;
  created_at: string;
};
