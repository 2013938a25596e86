import { expect, it } from 'vitest';
import { apiHealth, countActiveKeys } from './dashboard.ts';

const keys = (active: number, inactive: number) => [
  ...Array.from({ length: active }, () => ({ isActive: true })),
  ...Array.from({ length: inactive }, () => ({ isActive: false })),
];

it('health is the share of active keys in whole percent', () => {
  expect(apiHealth(keys(2, 1))).toBe(67);
  expect(apiHealth(keys(1, 2))).toBe(33);
  expect(apiHealth(keys(0, 3))).toBe(0);
  expect(apiHealth(keys(1, 7))).toBe(13);
});

it('health is 100 if there are no keys', () => {
  expect(apiHealth([])).toBe(100);
});

it('active keys are counted', () => {
  expect(countActiveKeys(keys(4, 3))).toBe(4);
});
