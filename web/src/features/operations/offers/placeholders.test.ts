import { expect, it } from 'vitest';
import { nextPlaceholder, unfilled } from '#src/features/operations/offers/placeholders.ts';

it.each([
  ['/repos/{owner}/{repo}', ['{owner}', '{repo}']],
  ['/search?q={q}&again={q}', ['{q}']],
  ['/act_{ad-account-id}/{$filter}', ['{ad-account-id}', '{$filter}']],
  ['/items?filter={"a":1}', []],
  ['/items/{}', []],
  ['/items/%7Bid%7D', []],
])('%s has %j to fill in', (endpoint, expected) => {
  expect(unfilled(endpoint)).toEqual(expected);
});

it('the next one begins at or after the caret', () => {
  const endpoint = '/repos/{owner}/{repo}';
  const textAt = (from: number) => {
    const span = nextPlaceholder(endpoint, from);
    return span && endpoint.slice(span.start, span.end);
  };
  expect([0, 7, 8, 15, 16, 99].map(textAt)).toEqual([
    '{owner}',
    '{owner}',
    '{repo}',
    '{repo}',
    undefined,
    undefined,
  ]);
});
