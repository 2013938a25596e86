import type { Generated } from 'kysely';

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
