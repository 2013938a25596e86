import type { Db } from '#src/db/database.ts';

/** Tables whose rows have a version: each change gives them a later `updated_at`. */
export type VersionedTable =
  | 'api_keys'
  | 'saved_endpoints'
  | 'folders'
  | 'environments'
  | 'oauth_configs'
  | 'oauth_connections';

/**
 * Locks a row that was last changed at one of these times until the transaction ends: of several that claim the same version
 * at once, the others wait for the first, and find another version then. Writes nothing. Returns whether there is such a row.
 */
export const claimVersion = async (
  tx: Db,
  table: VersionedTable,
  id: number,
  times: readonly string[],
): Promise<boolean> => {
  if (times.length === 0) return false;
  const result = await tx
    .updateTable(table)
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .where('updated_at', 'in', times)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};
