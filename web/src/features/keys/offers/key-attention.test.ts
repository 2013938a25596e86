import { expect, it } from 'vitest';
import { attentionOf, countAttention } from '#src/features/keys/offers/key-attention.ts';

const NOW = Date.parse('2026-11-23T00:00:00.000Z');
const DAY = 86_400_000;
const key = (expiresAt: number | null, isActive = true) => ({
  isActive,
  expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
});

it.each([
  ['rejected', key(null, false)],
  ['rejected', key(NOW - 1, false)],
  ['expired', key(NOW)],
  ['expiring', key(NOW + 1)],
  ['expiring', key(NOW + 14 * DAY - 1)],
  [undefined, key(NOW + 14 * DAY)],
  [undefined, key(null)],
] as const)('%s: %j', (attention, given) => {
  expect(attentionOf(given, NOW)).toBe(attention);
});

it('counts a time with an offset by the moment that it means', () => {
  // Already the next day in Auckland, still the day before in Honolulu.
  expect(attentionOf({ isActive: true, expiresAt: '2026-11-23T12:59:59.999+13:00' }, NOW)).toBe('expired');
  expect(attentionOf({ isActive: true, expiresAt: '2026-11-22T23:59:59.999-10:00' }, NOW)).toBe('expiring');
});

it('counts each key once', () => {
  expect(countAttention([key(null), key(NOW - 1, false), key(NOW + 1)], NOW)).toBe(2);
});
