import type { Generated } from 'kysely';

export type DataKeysTable = {
  id: Generated<number>;
  /** The data key, encrypted under the master key. */
  wrapped: string;
  /** New values are sealed under the newest active key; a retired one still opens old values. */
  state: 'active' | 'retired';
  created_at: string;
};

/** One row, id 1: tells a wrong master key from the right one. */
export type VaultCheckTable = {
  id: number;
  value: string;
};
