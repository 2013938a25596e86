import { expect, it } from 'vitest';
import { loadTypedReader, searchInUrl, searchOfUrl } from '#src/lib/search-in-url.ts';

it('a text that is not read yet is in no address, unless it is too short to be a key', async () => {
  expect(searchInUrl('createChatCompletion')).toMatch(/^not-shown-/);
  expect(searchInUrl('openai')).toBe('openai');
  await loadTypedReader();
  expect(searchInUrl('createChatCompletion')).toBe('createChatCompletion');
});

it.each([
  'sk-proj-canarycanarycanary1',
  'sk-canarycanarycanary',
  'find AKIAIOSFODNN7EXAMPLE here',
  'ghp_canary0123456789abcdefghij',
  '8f14e45fceea167a5a36dedd4bea2543',
  'https://a.test/?token=a1B2c3D4e5F6g7H8i9',
  'password: Tr0ub4dor&3',
  '{"name":"password","value":"hunter2hunter2"}',
  'https://ann:hunter2@db.test/x',
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
  const keys = ['sk-one-8f14e45fceea167a', 'sk-two-8f14e45fceea167a'];
  const marks = keys.map(searchInUrl);
  expect(new Set(marks).size).toBe(2);
  expect(marks.join()).not.toContain('8f14');
  expect(marks.map(searchOfUrl)).toEqual(keys);
});

it.each([
  'openai',
  '/v1/chat/completions',
  'key of the staging server',
  'gpt-4o-mini-2024-07-18',
  'npm_lifecycle_event_name',
  'createChatCompletionStream',
  'the 3 calls with status=429 of 2026-11-28',
  'customer_id=12',
])('%s is in the address', (text) => {
  expect(searchInUrl(text)).toBe(text);
  expect(searchOfUrl(text)).toBe(text);
});

it('what was searched for before a reload is not searched for again', () => {
  expect(searchOfUrl('not-shown-0.25')).toBe('');
});
