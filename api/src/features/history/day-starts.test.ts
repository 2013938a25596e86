import { expect, it } from 'vitest';
import { lastDays } from '#src/features/history/day-starts.ts';

const at = (text: string): number => Date.parse(text);

it('days begin at midnight of the time zone, and the newest comes last', () => {
  expect(lastDays(at('2026-11-29T22:59:59.999Z'), 2, 'Europe/Berlin')).toEqual([
    { date: '2026-11-28', from: '2026-11-27T23:00:00.000Z', until: '2026-11-28T23:00:00.000Z' },
    { date: '2026-11-29', from: '2026-11-28T23:00:00.000Z', until: '2026-11-29T23:00:00.000Z' },
  ]);
  expect(lastDays(at('2026-11-29T23:00:00.000Z'), 1, 'Europe/Berlin')).toMatchObject([
    { date: '2026-11-30' },
  ]);
  expect(lastDays(at('2026-01-01T00:00:00.000Z'), 2, 'UTC').map(({ date }) => date)).toEqual([
    '2025-12-31',
    '2026-01-01',
  ]);
  expect(lastDays(at('2026-11-29T04:00:00.000Z'), 1, 'America/New_York')).toMatchObject([
    { date: '2026-11-28', from: '2026-11-28T05:00:00.000Z' },
  ]);
  expect(lastDays(at('2026-11-29T04:00:00.000Z'), 1, 'Asia/Kathmandu')).toMatchObject([
    { date: '2026-11-29', from: '2026-11-28T18:15:00.000Z' },
  ]);
});

it('a day has 23 or 25 hours when the clock is changed, at midnight too', () => {
  const hoursOf = (now: string, zone: string) =>
    lastDays(at(now), 3, zone).map(({ date, from, until }) => [date, (at(until) - at(from)) / 3_600_000]);
  expect(hoursOf('2026-03-30T10:00:00Z', 'Europe/Berlin')).toEqual([
    ['2026-03-28', 24],
    ['2026-03-29', 23],
    ['2026-03-30', 24],
  ]);
  expect(hoursOf('2026-10-26T10:00:00Z', 'Europe/Berlin')).toEqual([
    ['2026-10-24', 24],
    ['2026-10-25', 25],
    ['2026-10-26', 24],
  ]);
  // There was no midnight: 00:00 was 01:00.
  expect(hoursOf('2018-11-05T12:00:00Z', 'America/Sao_Paulo')).toEqual([
    ['2018-11-03', 24],
    ['2018-11-04', 23],
    ['2018-11-05', 24],
  ]);
  // Midnight came, and the clock went back to 23:00 of the day before.
  expect(hoursOf('2018-02-18T12:00:00Z', 'America/Sao_Paulo')).toEqual([
    ['2018-02-16', 24],
    ['2018-02-17', 25],
    ['2018-02-18', 24],
  ]);
});

it('days follow each other without a gap, over a year, and one that a time zone left out is none', () => {
  for (const zone of ['UTC', 'Europe/Berlin', 'America/Santiago', 'Africa/Cairo', 'Pacific/Chatham']) {
    const days = lastDays(at('2026-11-29T12:00:00Z'), 365, zone);
    expect(days).toHaveLength(365);
    for (const [index, { from }] of days.entries())
      if (index > 0) expect(from, `${zone} ${from}`).toBe(days[index - 1]?.until);
  }
  expect(lastDays(at('2011-12-31T12:00:00Z'), 3, 'Pacific/Apia').map(({ date }) => date)).toEqual([
    '2011-12-31',
    '2012-01-01',
  ]);
});
