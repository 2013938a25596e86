import { expect, it } from 'vitest';
import { formatDay } from '#src/dates/format-day.ts';

it.each([
  ['2026-11-20', 'Nov 20, 2026'],
  ['2027-01-01', 'Jan 1, 2027'],
])('writes %s as the day that it is, wherever the server runs', (day, words) => {
  expect(formatDay(day)).toBe(words);
});
