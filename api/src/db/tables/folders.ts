import type { Generated } from 'kysely';

/** Folders of saved endpoints. */
export type FoldersTable = {
  id: Generated<number>;
  name: string;
  /** The folder that it is in. */
  parent_id: number | null;
  created_at: string;
  updated_at: string;
};
