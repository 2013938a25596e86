import { expect, it } from 'vitest';
import { searchInUrl, searchOfUrl } from '#src/lib/search-in-url.ts';

it.each([
  'sk-proj-canarycanarycanary1',
  'sk-canarycanarycanary',
  'find AKIAIOSFODNN7EXAMPLE here',
  'ghp_canary0123456789abcdefghij',
  '8f14e45fceea167a5a36dedd4bea2543',
  'https://a.test/?token=a1B2c3D4e5F6g7H8i9',
])('%s is searched for, and is not in the address', (text) => {
  const written = searchInUrl(text);
  expect(written).toMatch(/^not-shown-0\.\d+$/);
  expect(searchInUrl(text)).toBe(written);
  expect(searchOfUrl(written)).toBe(text);
});

it('nothing is searched for if the address says nothing', () => {
  expect(searchOfUrl(undefined)).toBe('');
});

it('each of two keys has a mark of its own', () => {
  const [one, other] = [searchInUrl('sk-one-canarycanary'), searchInUrl('sk-two-canarycanary')];
  expect([searchOfUrl(one), searchOfUrl(other)]).toEqual(['sk-one-canarycanary', 'sk-two-canarycanary']);
});

it.each([
  'openai',
  '/v1/chat/completions',
  'key of the staging server',
  'gpt-4o-mini-2024-07-18',
  'npm_lifecycle_event_name',
  'createChatCompletionStream',
])('%s is in the address', (text) => {
  expect(searchInUrl(text)).toBe(text);
  expect(searchOfUrl(text)).toBe(text);
});

it('what was searched for before a reload is not searched for again', () => {
  expect(searchOfUrl('not-shown-0.25')).toBe('');
});
