import { expect, it } from 'vitest';
import {
  createWrongTokenLimit,
  MAX_WRONG_TOKENS,
  MAX_WRONG_TOKENS_TOGETHER,
} from '#src/http/wrong-token-limit.ts';

const addressOf = (index: number): string => `10.0.${index >> 8}.${index & 255}`;

it('ten per address and minute are counted; for the next one the address has to wait', () => {
  let now = 0;
  const limit = createWrongTokenLimit(() => now);
  for (let count = 0; count < MAX_WRONG_TOKENS; count += 1) expect(limit('10.0.0.1')).toBeUndefined();
  expect(limit('10.0.0.1')).toBe(60);
  expect(limit('10.0.0.2')).toBeUndefined();
  now = 59_999;
  expect(limit('10.0.0.1')).toBe(1);
  now = 60_000;
  expect(limit('10.0.0.1')).toBeUndefined();
});

it.each([-365, -1, 1, 365])('a clock that jumps by %i days locks nobody', (days) => {
  let now = Date.parse('2026-11-28T12:00:00Z');
  const limit = createWrongTokenLimit(() => now);
  for (let count = 0; count < MAX_WRONG_TOKENS; count += 1) limit('10.0.0.1');
  expect(limit('10.0.0.1')).toBe(60);
  now += days * 86_400_000;
  expect(limit('10.0.0.1')).toBeUndefined();
});

it('a hundred of all addresses together are counted, however many addresses there are', () => {
  let now = 0;
  const limit = createWrongTokenLimit(() => now);
  for (let index = 0; index < MAX_WRONG_TOKENS_TOGETHER; index += 1)
    expect(limit(addressOf(index))).toBeUndefined();
  now = 30_000;
  for (let index = 0; index < 5_000; index += 1) expect(limit(addressOf(index + 1_000))).toBe(30);
  now = 60_000;
  expect(limit(addressOf(0))).toBeUndefined();
});
