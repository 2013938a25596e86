/** At most one row. */
export type UserProfileTable = {
  /** Always 1. */
  id: number;
  /** JSON object with the fields of a profile, which are only read and written together. */
  fields: string;
  created_at: string;
  updated_at: string;
};
