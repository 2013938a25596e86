import type { Generated } from 'kysely';

export type ApiKeysTable = {
  id: Generated<number>;
  provider_id: number;
  name: string;
  /**
   * Sealed by the vault for this row and for what the key may do, never plain text: the database rejects any other format.
   * It is empty only inside the transaction that inserts the row, because sealing needs the id.
   */
  secret: string;
  /** The first characters of the key, for its mask. */
  secret_prefix: string;
  /** JSON object: the first characters of each further part of the key, by its name. */
  part_prefixes: Generated<string>;
  base_url: string | null;
  key_type: string | null;
  expires_at: string | null;
  /** JSON list. */
  tags: Generated<string>;
  last_rotated: string;
  /** 0 or 1. */
  is_active: number;
  /** The provider's last verdict on this secret at this base URL; these five are null if there is none. */
  verified_at: string | null;
  /** 0 or 1. */
  verified_valid: number | null;
  verified_status: number | null;
  verified_message: string | null;
  /** JSON list; null if the provider names no scopes. */
  verified_scopes: string | null;
  /** When the last check of this secret ended, with a verdict or without; null if there was none. */
  checked_at: string | null;
  /** Why that check brought no verdict; null if it did. */
  check_problem: string | null;
  /** The host that a scheduled check calls or called. */
  check_host: string | null;
  /** No scheduled check calls that host before: it asked for a pause. */
  check_not_before: string | null;
  /** Who runs a scheduled check of this key, and until when it may; both null if nobody does. */
  check_holder: string | null;
  check_until: string | null;
  created_at: string;
  updated_at: string;
};

/** Hosts that the user pinned to a key; deleted together with the key. */
export type ApiKeyHostsTable = {
  api_key_id: number;
  host: string;
  created_at: string;
};

/** The secret that the last rotation of a key replaced; deleted together with the key. */
export type PreviousKeysTable = {
  /** The id of the key. */
  id: number;
  /** Sealed by the vault for this row and for the other columns; empty only inside the transaction that inserts the row. */
  secret: string;
  /** The key's own base URL when the secret was replaced. */
  base_url: string | null;
  /** JSON list of the hosts that were pinned then, sorted. */
  pinned_hosts: string;
  expires_at: string | null;
  last_rotated: string;
  /** Until then, inclusive, it can be restored; then it is deleted. */
  restorable_until: string;
};
