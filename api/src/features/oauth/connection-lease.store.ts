import type { Updateable } from 'kysely';
import type { Database, Db, Dialect } from '#src/db/database.ts';
import { isLeaseFree } from '#src/db/lease.ts';
import { sharedClock } from '#src/db/shared-clock.ts';

/** The right to renew the tokens of one version of a connection. */
export type Lease = { id: number; version: number; holder: string };

/**
 * Takes the lease, in one statement. Returns false if another has it, or if the tokens are of another version by now.
 * @param options.now this instance's clock, in ms since the epoch; only used on SQLite
 */
export const takeLease = async (
  db: Db,
  { id, version, holder }: Lease,
  { dialect, now, forMs }: { dialect: Dialect; now: number; forMs: number },
): Promise<boolean> => {
  const taken = await db
    .updateTable('oauth_connections')
    .set({ lease_holder: holder, lease_until: sharedClock(dialect, now, forMs) })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('reauth_reason', 'is', null)
    .where(isLeaseFree('lease_until', { dialect, now, forMs }))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
};

type Columns = Omit<
  Updateable<Database['oauth_connections']>,
  'id' | 'lease_holder' | 'lease_until' | 'access_token' | 'refresh_token' | 'id_token'
>;

/**
 * Gives the lease back, with what it was taken for: a compare-and-swap. Returns false, and changes nothing, if the lease was
 * over and another has taken it, or if the tokens are of another version by now.
 */
export const returnLease = async (
  db: Db,
  { id, version, holder }: Lease,
  columns: Columns = {},
): Promise<boolean> => {
  const returned = await db
    .updateTable('oauth_connections')
    .set({ ...columns, lease_holder: null, lease_until: null })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('lease_holder', '=', holder)
    .executeTakeFirst();
  return returned.numUpdatedRows > 0n;
};
