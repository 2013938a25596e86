import type { HistoryItem } from '@gatehouse/contract/history.ts';
import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCalls } from '#src/features/history/history.store.ts';
import { makeKey } from '#test/factories.ts';
import { useHistory } from '#test/history.ts';

const { state, call, list, found, pathsOf } = useHistory();

let github: ApiKey;
beforeAll(async () => {
  github = await makeKey(state.test, { name: 'Other', slug: 'github', baseUrl: state.upstream.url });
});

describe('searching', () => {
  it.each([
    ['a word of the path', 'models'],
    ['its beginning, in capitals', 'MOD'],
    ['a parameter', 'page'],
    ['the key’s name', 'zebra'],
    ['the provider’s name', 'custom'],
    ['the request body', 'grüße'],
    ['a part of a name in the response body', 'message'],
    ['an id in the response body', 'cus_9xq'],
    ['a Chinese word inside a sentence', '北京'],
    ['a word after a line break in JSON', 'fresh'],
    ['a word that the URL encodes', 'müller'],
    ['a character that JSON escapes', 'zoë'],
    ['several words, in any order', 'zebra  grüße/models'],
    ['a word that the database writes with operators', 'AND'],
    ['quotes and operators around a word', '"models*" -> (|&!:'],
  ])('finds %s', async (_what, query) => {
    state.reply = {
      status: 200,
      body: '{"errorMessage":"and so on","id":"cus_9XqLm","city":"我在北京","n":"Line\\nfresh","e":"Zo\\u00eb"}',
    };
    await call('/v1/models?page=2&name=M%C3%BCller', { method: 'POST', requestBody: { greeting: 'Grüße' } });
    state.reply = { status: 200, body: '{}' };
    await call('/other', { apiKeyId: github.id });
    expect(await found({ query })).toEqual(['/v1/models']);
  });

  it.each(['odels', 'zebra other', 'xq', 'models9', '北海'])(
    'does not find the middle of a word, or only some of the words: %s',
    async (query) => {
      state.reply = { status: 200, body: '{"id":"cus_9XqLm","city":"我在北京"}' };
      await call('/v1/models');
      expect(await found({ query })).toEqual([]);
    },
  );

  it.each(['', '   ', '*"\'()'])('finds everything with a query without a word: %j', async (query) => {
    await call('/a');
    await call('/b');
    expect(await found({ query })).toEqual(['/b', '/a']);
  });

  it('finds the calls behind many others, with those among the newest', async () => {
    await state.test.rest('PUT', '/history/settings', { keepLast: 2000 });
    await call('/one?needle');
    expect(await found({})).toEqual(['/one']);
    const { db, dialect, transaction } = state.test.deps.connection;
    const { id: _id, ...row } = await db.selectFrom('history').selectAll().executeTakeFirstOrThrow();
    await transaction((tx) => insertCalls(tx, dialect, Array(1100).fill({ row, words: ['hay'] })));
    await call('/two?needle');
    expect(await found({ query: 'needle' })).toEqual(['/two', '/one']);
    expect(await found({ query: 'needle', limit: 1 })).toEqual(['/two']);
  });

  it('does not find what is longer than a word can be by its end, and finds it by its beginning', async () => {
    await call(`/${'a'.repeat(63)}bc`);
    expect(await found({ query: `${'a'.repeat(63)}b` })).toHaveLength(1);
    expect(await found({ query: 'b' })).toEqual([]);
  });
});

describe('filters', () => {
  beforeEach(async () => {
    for (const [status, path] of [
      [200, '/ok'],
      [204, '/none'],
      [301, '/moved'],
      [404, '/missing'],
      [503, '/busy'],
    ] as const) {
      state.reply = { status, body: status === 204 ? '' : '{}' };
      await call(path, { method: 'POST' });
    }
    await call('http://127.0.0.1:1/nobody', { apiKeyId: github.id });
  });

  it.each([
    [{ status: '2xx' }, ['/none', '/ok']],
    [{ status: '3xx' }, ['/moved']],
    [{ status: '4xx' }, ['/missing']],
    [{ status: '404' }, ['/missing']],
    [{ status: '400' }, []],
    [{ status: '5xx' }, ['/busy']],
    [{ status: 'error' }, ['/nobody']],
    [{ method: 'GET' }, ['/nobody']],
    [{ method: 'PUT' }, []],
    [{ method: 'POST', status: '4xx' }, ['/missing']],
    [{ query: 'none', status: '2xx' }, ['/none']],
    [{ query: 'none', status: '5xx' }, []],
    [{ query: 'status 404' }, []],
  ])('%j', async (filter, paths) => {
    expect(await found(filter)).toEqual(paths);
  });

  it('by provider and by key', async () => {
    expect(await found({ providerId: github.providerId })).toEqual(['/nobody']);
    expect(await found({ apiKeyId: state.custom.id, query: 'ok' })).toEqual(['/ok']);
  });

  it.each(['600', '2x', '2XX', 'ok', '20', '099'])('rejects the status %s', async (status) => {
    expect(await state.test.rest('GET', `/history?status=${status}`)).toMatchObject({
      status: 400,
      body: { message: 'Must be a status code, one of 1xx to 5xx, or error' },
    });
  });

  it.each([1, 2, 5, 6, 200])('with pages of %i lists each call once', async (limit) => {
    for (const filter of ['', '&query=127']) {
      const paths: string[] = [];
      for (let before: number | null = 2 ** 31 - 1; before !== null; ) {
        const page: { items: HistoryItem[]; next: number | null } = await list(
          `?limit=${limit}&before=${before}${filter}`,
        );
        expect(page.items.length).toBeLessThanOrEqual(limit);
        paths.push(...pathsOf(page.items));
        before = page.next;
      }
      expect(paths).toEqual(['/nobody', '/busy', '/missing', '/moved', '/none', '/ok']);
    }
  });
});
