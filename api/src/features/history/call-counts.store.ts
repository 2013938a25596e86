import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#src/db/database.ts';
import type { Day } from '#src/features/history/day-starts.ts';

/** The calls to one provider on one day. */
export type CountRow = {
  /** The place of the day among those that were asked for. */
  day: number;
  provider_id: number | null;
  provider_name: string;
  calls: number;
  failures: number;
};

/** Which of the days `first` to `last` a call was made on, by halves: five comparisons find one of thirty days. */
const dayOf = (days: readonly Day[], first: number, last: number): RawBuilder<number> => {
  const middle = Math.ceil((first + last) / 2);
  const from = days[middle]?.from;
  return first === last || from === undefined
    ? sql`${sql.lit(first)}`
    : sql`case when created_at < ${from} then ${dayOf(days, first, middle - 1)} else ${dayOf(days, middle, last)} end`;
};

/**
 * How many calls there were, by day and provider. Each day is a branch and not a table to join with, so that either database
 * reads one range of the index `history_counts`, once.
 * @param days the oldest first, without gaps
 */
export const countCalls = async (db: Db, days: readonly Day[]): Promise<CountRow[]> => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { rows } = await sql<CountRow>`
    select day, provider_id, max(provider_name) as provider_name, cast(count(*) as integer) as calls,
      cast(sum(case when status is null or status >= 400 then 1 else 0 end) as integer) as failures
    from (
      select ${dayOf(days, 0, days.length - 1)} as day, provider_id, provider_name, status
      from history where created_at >= ${first.from} and created_at < ${last.until}
    ) as counted
    group by day, provider_id`.execute(db);
  return rows;
};
