import type { ColumnType, Generated } from 'kysely';

export type DataKeysTable = {
  id: Generated<number>;
  /** The data key, encrypted under the master key. */
  wrapped: string;
  /** New values are sealed with the newest active key; a retired key still opens old values. */
  state: 'active' | 'retired';
  created_at: string;
};

/** One row with id 1, which detects a wrong master key. */
export type VaultCheckTable = {
  id: number;
  value: string;
};

/** How often a value was sealed for a place: only the newest opens. A row stays when what it counts is deleted. */
export type SecretVersionsTable = {
  table_name: string;
  column_name: string;
  row_id: number;
  version: number;
  /** Grows with each change; the database itself writes it. */
  changed: ColumnType<number, never, never>;
  /** What equal secrets have in common; null if that is not asked of such secrets, or not known yet. */
  print: Generated<string | null>;
};
