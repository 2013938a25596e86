import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '#src/db/database.ts';

/**
 * A time in the format of every stored time, by the one clock that all instances share: the database server's. An SQLite file
 * has a single instance, whose own clock it is.
 * @param now this instance's clock, in ms since the epoch; only used on SQLite
 */
export const sharedClock = (dialect: Dialect, now: number, later = 0): string | RawBuilder<string> =>
  dialect === 'sqlite'
    ? new Date(now + later).toISOString()
    : sql<string>`to_char((clock_timestamp() + ${later}::float8 * interval '1 ms') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
