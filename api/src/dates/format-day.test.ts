import { expect, it } from 'vitest';
import { formatDay } from '#src/dates/format-day.ts';

it.each([
  ['2026-11-20', 'Nov 20, 2026'],
  ['2027-01-01', 'Jan 1, 2027'],
])('formats %s as the same day in every time zone', (day, words) => {
  expect(formatDay(day)).toBe(words);
});
