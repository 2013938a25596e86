import type { Updateable } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';
import { isLeaseFree, type LeaseClock } from '#src/db/lease.ts';
import { sharedClock } from '#src/db/shared-clock.ts';

/** The right to renew the tokens of one version of a connection. */
export type Lease = { id: number; version: number; holder: string };

type TakeOptions = LeaseClock & {
  /** Who had the lease when the connection was read; null if nobody had. */
  seenHolder: string | null;
};

/**
 * Takes the lease, in one statement. Returns false if another has it, or has given it back since, so that whoever waited for that
 * looks at what became of it; or if the tokens are of another version by now.
 */
export const takeLease = async (
  db: Db,
  { id, version, holder }: Lease,
  { seenHolder, ...clock }: TakeOptions,
): Promise<boolean> => {
  const taken = await db
    .updateTable('oauth_connections')
    .set({ lease_holder: holder, lease_until: sharedClock(clock.dialect, clock.now, clock.forMs) })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('reauth_reason', 'is', null)
    .where('lease_holder', seenHolder === null ? 'is' : '=', seenHolder)
    .where(isLeaseFree('lease_until', clock))
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
