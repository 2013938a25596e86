import { expect, it } from 'vitest';
import { withPriceLimit } from '#src/query/price-limit.ts';

it.each([
  'under $20 a month',
  'less than 10 euros per month',
  'at most 0.001 per call',
  'budget 50 dollars monthly',
  'a budget of €100',
])('takes "%s" for a limit of the price', (words) => {
  expect(withPriceLimit(`maps, ${words}`)).toMatch(/^maps, +, price limit,$/);
});

it.each(['orders under 20 dollars', 'at most 10 requests per second', 'budget planning', 'up to 5 users'])(
  'leaves "%s" as it is',
  (words) => expect(withPriceLimit(words)).toBe(words),
);
