import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Dialect } from '#src/db/database.ts';
import { sharedClock } from '#src/db/shared-clock.ts';

/** `now` is this instance's clock, in ms since the epoch, and only used on SQLite; a lease is taken for `forMs`. */
export type LeaseClock = { dialect: Dialect; now: number; forMs: number };

/**
 * Whether a lease may be taken for so many ms: nobody has it, it is over, or it was taken while the clock was wrong.
 * @param until the column with the time at which it ends, null if nobody has it
 */
export const isLeaseFree = (until: string, { dialect, now, forMs }: LeaseClock): RawBuilder<SqlBool> => {
  const end = sql.ref(until);
  const [isOver, isWrong] = [
    sql<SqlBool>`${end} < ${sharedClock(dialect, now)}`,
    sql<SqlBool>`${end} > ${sharedClock(dialect, now, forMs)}`,
  ];
  return sql<SqlBool>`(${end} is null or ${isOver} or ${isWrong})`;
};
