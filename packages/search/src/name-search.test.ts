import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { expect, it } from 'vitest';
import { apisByName } from '#src/name-search.ts';

const knowledge = openKnowledge();
const ids = (typed: string, limit = 5): string[] => apisByName(knowledge, typed, limit).map(({ id }) => id);

it('the API of this name comes first, however it is typed', () => {
  expect(ids('stripe')[0]).toBe('stripe');
  expect(ids('Strip')[0]).toBe('stripe');
  expect(ids('xkcd')[0]).toBe('xkcd.com');
  expect(ids('opnai')).toContain('openai');
});

it('each name is found once, and no more than asked for', () => {
  const names = apisByName(knowledge, 'api', 1000).map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(ids('api', 3)).toHaveLength(3);
  expect(ids('api', -1)).toEqual([]);
});

it('nothing typed, and nothing that fits, find nothing', () => {
  expect(ids('  ')).toEqual([]);
  expect(ids('qqxxzzqq')).toEqual([]);
});
