import type { CallCounts, CountCallsInput } from '@gatehouse/contract/call-counts.ts';
import type { Deps } from '#src/deps.ts';
import { type CountRow, countCalls } from '#src/features/history/call-counts.store.ts';
import { lastDays } from '#src/features/history/day-starts.ts';
import { flushHistory } from '#src/features/history/history.service.ts';

const sumOf = (rows: readonly CountRow[]): { calls: number; failures: number } => ({
  calls: rows.reduce((sum, { calls }) => sum + calls, 0),
  failures: rows.reduce((sum, { failures }) => sum + failures, 0),
});

/** How many calls the history has of each of the last days, and to each provider, and how many of them failed. */
export const countHistory = async (
  deps: Deps,
  { days: count, timeZone }: CountCallsInput,
): Promise<CallCounts> => {
  await flushHistory(deps);
  const days = lastDays(deps.now(), count, timeZone);
  const rows = await countCalls(deps.connection.db, days);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  // One that was renamed is one provider; calls without a key belong to none.
  const byProvider = Map.groupBy(rows, ({ provider_id: id }) => id);
  return {
    timeZone,
    days: days.map(({ date }, day) => ({ date, ...sumOf(byDay.get(day) ?? []) })),
    providers: [...byProvider]
      .map(([providerId, ofIt]) => ({
        providerId,
        // Its newest name.
        providerName: ofIt.reduce((newest, row) => (row.day > newest.day ? row : newest)).provider_name,
        ...sumOf(ofIt),
      }))
      .sort((one, other) => other.calls - one.calls || one.providerName.localeCompare(other.providerName)),
  };
};
