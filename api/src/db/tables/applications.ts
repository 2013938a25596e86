import type { Generated } from 'kysely';

export type ApplicationsTable = {
  id: Generated<number>;
  provider_id: number;
  status: string;
  /** JSON object with the fields of an application, which are only read and written together. */
  fields: string;
  created_at: string;
  updated_at: string;
};
