import { describe, expect, it } from 'vitest';
import {
  formatAge,
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatMs,
  formatRelative,
  formatUntil,
  NOTHING,
} from '#src/lib/format.ts';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');
const before = (ms: number): string => new Date(NOW - ms).toISOString();
const MINUTE = 60_000;
const DAY = 86_400_000;

describe('a relative time', () => {
  it.each([
    [MINUTE - 1, 'just now'],
    [MINUTE, '1 minute ago'],
    [60 * MINUTE - 1, '59 minutes ago'],
    [60 * MINUTE, '1 hour ago'],
    [DAY, '1 day ago'],
    [3 * DAY - 1, '2 days ago'],
    [3 * DAY, '3 days ago'],
    [45 * DAY, '1 month ago'],
    [800 * DAY, '2 years ago'],
    [-2 * 60 * MINUTE, 'in 2 hours'],
  ])('of %d ms before now reads %s', (ms, text) => {
    expect(formatRelative(before(ms), NOW)).toBe(text);
  });
});

describe('a time until', () => {
  it.each([
    [1, 'within a minute'],
    [MINUTE - 1, 'within a minute'],
    [MINUTE, 'in 1 minute'],
    [2 * 60 * MINUTE, 'in 2 hours'],
    [0, 'just now'],
    [-5 * MINUTE, '5 minutes ago'],
  ])('of %d ms reads %s', (ms, text) => {
    expect(formatUntil(before(-ms), NOW)).toBe(text);
  });

  it('that is none reads as nothing', () => {
    expect(formatUntil('never', NOW)).toBe(NOTHING);
  });
});

describe('a size', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.0 KiB'],
    [1536, '1.5 KiB'],
    [23_552, '23 KiB'],
    [1024 * 1024 - 1, '1.0 MiB'],
    [5 * 1024 * 1024, '5.0 MiB'],
    [-1, NOTHING],
    [Number.NaN, NOTHING],
  ])('of %d bytes reads %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('a duration', () => {
  it.each([
    [0.42, '0.4 ms'],
    [9.94, '9.9 ms'],
    [9.96, '10 ms'],
    [999, '999 ms'],
    [999.6, '1.00 s'],
    [1240, '1.24 s'],
    [30_000, '30.0 s'],
    [125_000, '2 min 5 s'],
    [-1, NOTHING],
  ])('of %d ms reads %s', (ms, text) => {
    expect(formatMs(ms)).toBe(text);
  });
});

describe('a date', () => {
  it('is written out, without the time', () => {
    expect(formatDate('2026-03-10T12:00:00.000Z')).toBe('Mar 10, 2026');
  });

  it('is a dash if it is not valid', () => {
    expect([formatDate('soon'), formatDateTime('soon'), formatRelative('soon')]).toEqual([
      NOTHING,
      NOTHING,
      NOTHING,
    ]);
  });
});

describe('a count', () => {
  it('has a singular or a plural noun', () => {
    expect([formatCount(1, 'key'), formatCount(0, 'key'), formatCount(1200, 'key')]).toEqual([
      '1 key',
      '0 keys',
      '1,200 keys',
    ]);
  });
});

it.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 min ago'],
  [3_599_999, '59 min ago'],
  [3_600_000, '1 h ago'],
  [86_399_999, '23 h ago'],
  [86_400_000, '1 day ago'],
  [-60_000, 'in 1 minute'],
])('an age of %i ms is “%s”', (ms, text) => {
  expect(formatAge(new Date(NOW - ms).toISOString(), NOW)).toBe(text);
});

it('an invalid time has no age', () => {
  expect(formatAge('soon', NOW)).toBe('–');
});
