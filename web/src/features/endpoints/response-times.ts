import type { HistoryItem } from '@gatehouse/contract/history.ts';
import { formatDate, formatDateTime } from '#src/lib/format.ts';

/** How long the responses of a saved endpoint took. */
export interface ResponseTimes {
  /** The calls that got a response, oldest first. */
  answered: readonly HistoryItem[];
  /** Calls without a response, and those with a status of 400 or above. */
  failures: number;
  /** In ms; undefined without a response. */
  median?: number;
  /** In ms: 95 of 100 responses took no longer. */
  p95?: number;
  /** In ms. */
  slowest?: number;
}

/** The value that this share of the sorted values does not exceed, by the nearest rank. @param share above 0, at most 1 */
const percentile = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.ceil(sorted.length * share) - 1];

/** @param calls newest first, as the history lists them */
export const responseTimes = (calls: readonly HistoryItem[]): ResponseTimes => {
  const answered = calls.filter(({ status }) => status !== null).toReversed();
  const sorted = answered.map(({ responseTime }) => responseTime).sort((one, other) => one - other);
  return {
    answered,
    failures: calls.filter(({ status }) => status === null || status >= 400).length,
    median: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    slowest: sorted.at(-1),
  };
};

const TIME = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Names for points in time: `14:05:09` if all are on one day, or else with their dates. */
export const namesOfTimes = (isos: readonly string[]): string[] => {
  const isOneDay = new Set(isos.map(formatDate)).size === 1;
  return isos.map((iso) => (isOneDay ? TIME.format(Date.parse(iso)) : formatDateTime(iso)));
};
