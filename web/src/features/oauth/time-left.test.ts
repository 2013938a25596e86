import { expect, it } from 'vitest';
import { timeLeftText } from '#src/features/oauth/time-left.ts';

it.each([
  [900_000, '15:00'],
  [899_999, '14:59'],
  [61_000, '1:01'],
  [60_000, '1:00'],
  [9_400, '0:09'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%i ms are %s', (ms, text) => {
  expect(timeLeftText(ms)).toBe(text);
});
