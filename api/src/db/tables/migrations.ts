/** The ledger of applied migrations. */
export type MigrationsTable = {
  name: string;
  checksum: string;
  applied_at: string;
};
