import type { HistoryItem } from '@gatehouse/contract/history.ts';
import { expect, test } from 'vitest';
import { namesOfTimes, responseTimes } from '#src/features/endpoints/response-times.ts';
import { formatDateTime } from '#src/lib/format.ts';

const call = (responseTime: number, status: number | null = 200) => ({ status, responseTime }) as HistoryItem;

test('the times are those of calls with a response, oldest first; the others count as failed', () => {
  const { answered, ...times } = responseTimes([call(30), call(9000, null), call(10, 404), call(20)]);
  expect(answered.map(({ responseTime }) => responseTime)).toEqual([20, 10, 30]);
  expect(times).toEqual({ failures: 2, median: 20, p95: 30, slowest: 30 });
});

test('one slow response of a hundred is the slowest, and not what most take', () => {
  const calls = Array.from({ length: 100 }, (_, at) => call(at === 40 ? 5000 : at + 1));
  expect(responseTimes(calls)).toMatchObject({ p95: 96, slowest: 5000 });
});

test('without a response there is no time', () => {
  expect(responseTimes([call(9000, null)])).toEqual({
    answered: [],
    failures: 1,
    median: undefined,
    p95: undefined,
    slowest: undefined,
  });
});

test('points in time are named by the time of day if all are on one day', () => {
  expect(namesOfTimes(['2026-03-10T12:00:09.000Z', '2026-03-10T12:05:00.000Z'])).toEqual([
    expect.stringMatching(/^\d\d:00:09$/),
    expect.stringMatching(/^\d\d:05:00$/),
  ]);
});

test('points in time on several days are named with their dates', () => {
  const times = ['2026-03-10T12:00:00.000Z', '2026-03-12T12:00:00.000Z'];
  expect(namesOfTimes(times)).toEqual(times.map(formatDateTime));
});
