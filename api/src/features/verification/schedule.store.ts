import type { Db } from '#src/db/database.ts';
import type { LeaseClock } from '#src/db/lease.ts';
import { sharedClock } from '#src/db/shared-clock.ts';
import { ROUTE_COLUMNS, routeOf } from '#src/features/providers/provider-route.ts';
import { nextTime } from '#src/if-match.ts';

type ScheduleRow = { daily: number; last_run_at: string | null };

export const readSchedule = (db: Db): Promise<ScheduleRow> =>
  db
    .selectFrom('verification_schedule')
    .select(['daily', 'last_run_at'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();

export const updateSchedule = async (db: Db, columns: Partial<ScheduleRow>): Promise<void> => {
  await db.updateTable('verification_schedule').set(columns).where('id', '=', 1).execute();
};

/** A key that can be verified. */
export type CheckableKey = {
  id: number;
  /** The host that is called for it, with its port. */
  host: string;
  checkedAt: string | null;
  notBefore: string | null;
};

/** All keys that can be verified, those first that were not checked for the longest time. Their secrets are not read. */
export const listCheckable = async (db: Db): Promise<CheckableKey[]> => {
  const rows = await db
    .selectFrom('api_keys')
    .innerJoin('providers', 'providers.id', 'api_keys.provider_id')
    .select(['api_keys.id', 'api_keys.base_url', 'api_keys.checked_at', 'api_keys.check_not_before'])
    .select(ROUTE_COLUMNS)
    .execute();
  const found = rows.flatMap((row): CheckableKey[] => {
    const { verification, baseUrl } = routeOf(row);
    if (verification === null) return [];
    const base = row.base_url ?? baseUrl ?? undefined;
    // A key without any base URL is called nowhere: its check says so.
    const host = URL.parse(verification.endpoint, base)?.host ?? row.route_slug;
    return [{ id: row.id, host, checkedAt: row.checked_at, notBefore: row.check_not_before }];
  });
  return found.toSorted((a, b) => (a.checkedAt ?? '').localeCompare(b.checkedAt ?? '') || a.id - b.id);
};

type Claim = { id: number; host: string; holder: string };

/**
 * Takes the right to check a key, and with it the right to call its host: no other instance calls it until the claim is returned
 * or over. Returns false if another has it, if the host asked for a pause, or if the key was checked or removed meanwhile. Call it in
 * a transaction: two claims for one host must see each other.
 * @param clock.now this instance's clock, in ms since the epoch
 * @param clock.maxPauseMs the longest pause that a host is given
 */
export const takeClaim = async (
  tx: Db,
  { id, host, holder }: Claim,
  checkedAt: string | null,
  { dialect, now, forMs, maxPauseMs }: LeaseClock & { maxPauseMs: number },
): Promise<boolean> => {
  const isHeld = await tx
    .selectFrom('api_keys')
    .select('id')
    .where('check_host', '=', host)
    .where(({ or, and, eb }) =>
      or([
        // One that ends later than any claim can was made while the clock was wrong.
        and([
          eb('check_until', '>=', sharedClock(dialect, now)),
          eb('check_until', '<=', sharedClock(dialect, now, forMs)),
        ]),
        // As of a key that is due: a pause of more than a day was written while the clock was wrong.
        and([
          eb('check_not_before', '>', new Date(now).toISOString()),
          eb('check_not_before', '<=', new Date(now + maxPauseMs).toISOString()),
        ]),
      ]),
    )
    .executeTakeFirst();
  if (isHeld !== undefined) return false;
  const taken = await tx
    .updateTable('api_keys')
    .set({ check_host: host, check_holder: holder, check_until: sharedClock(dialect, now, forMs) })
    .where('id', '=', id)
    .where('checked_at', checkedAt === null ? 'is' : '=', checkedAt)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
};

/** Returns a claim, with what its check brought. Changes nothing if the key was rotated, or if another has the claim now. */
export const returnClaim = async (
  db: Db,
  { id, holder }: Claim,
  columns: { checked_at: string; check_problem: string } | { check_not_before: string | null },
): Promise<void> => {
  const returned = await db
    .updateTable('api_keys')
    .set({ ...columns, check_holder: null, check_until: null })
    .where('id', '=', id)
    .where('check_holder', '=', holder)
    .returning('updated_at')
    .executeTakeFirst();
  if (returned === undefined || !('checked_at' in columns)) return;
  const updated_at = nextTime(returned.updated_at, columns.checked_at);
  await db.updateTable('api_keys').set({ updated_at }).where('id', '=', id).execute();
};
