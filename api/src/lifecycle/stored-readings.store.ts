import type { Db, Dialect } from '#src/db/database.ts';
import { isLeaseFree } from '#src/db/lease.ts';
import { sharedClock } from '#src/db/shared-clock.ts';

export type StoredKind = 'endpoints' | 'history';

/** `next`: what has a lower id is to be read; all of it if undefined. */
export type ReadingTurn = { state: 'next'; before: number | undefined } | { state: 'held' | 'done' };

/**
 * Takes the right to read the next ones, which no other instance has until it is returned or over. Another version of the reader
 * begins anew, from the newest. Call it in a transaction.
 * @param clock.now this instance's clock, in ms since the epoch
 */
export const takeTurn = async (
  tx: Db,
  { what, version, holder }: { what: StoredKind; version: number; holder: string },
  { dialect, now, forMs }: { dialect: Dialect; now: number; forMs: number },
): Promise<ReadingTurn> => {
  const row = await tx
    .selectFrom('stored_readings')
    .select(['version', 'before_id', 'changed'])
    .where('what', '=', what)
    .executeTakeFirstOrThrow();
  const isBegun = row.version >= version;
  if (isBegun && row.before_id === 0) return { state: 'done' };
  const before = isBegun ? row.before_id : null;
  const taken = await tx
    .updateTable('stored_readings')
    .set({
      version: Math.max(version, row.version),
      before_id: before,
      changed: isBegun ? row.changed : 0,
      holder,
      until: sharedClock(dialect, now, forMs),
    })
    .where('what', '=', what)
    .where(isLeaseFree('until', { dialect, now, forMs }))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n ? { state: 'next', before: before ?? undefined } : { state: 'held' };
};

/** Returns the right, with how far it was read. Changes nothing if another has it now. */
export const returnTurn = async (
  db: Db,
  { what, holder }: { what: StoredKind; holder: string },
  { before, changed }: { before: number; changed: number },
): Promise<void> => {
  await db
    .updateTable('stored_readings')
    .set(({ eb }) => ({
      before_id: before,
      changed: eb('changed', '+', changed),
      holder: null,
      until: null,
    }))
    .where('what', '=', what)
    .where('holder', '=', holder)
    .execute();
};

export const countChanged = async (db: Db, what: StoredKind): Promise<number> =>
  (
    await db
      .selectFrom('stored_readings')
      .select('changed')
      .where('what', '=', what)
      .executeTakeFirstOrThrow()
  ).changed;
