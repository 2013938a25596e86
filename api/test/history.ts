import type { HistoryItem } from '@gatehouse/contract/history.ts';
import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

/** Calls to a stand-in and the history of them, which each test begins empty. What is read from it is there once the tests run. */
export const useHistory = () => {
  let test: TestApp;
  let upstream: Upstream;
  let custom: ApiKey;
  const state = {
    now: Date.parse('2026-11-22T08:00:00.000Z'),
    /** What the stand-in sends, and with which status. */
    reply: { status: 200, body: '{}' } as {
      status: number;
      body: string | Buffer;
      headers?: Record<string, string>;
    },
    get test() {
      return test;
    },
    get upstream() {
      return upstream;
    },
    /** The key that calls are made with. */
    get custom() {
      return custom;
    },
  };
  beforeAll(async () => {
    test = await createTestApp({ now: () => state.now });
    upstream = await startUpstream((_call, _request, response) =>
      response
        .writeHead(state.reply.status, { 'content-type': 'application/json', ...state.reply.headers })
        .end(state.reply.body),
    );
    custom = await makeKey(test, { name: 'Zebra key', baseUrl: upstream.url });
  });
  afterAll(() => Promise.all([upstream.close(), test.close()]));
  beforeEach(async () => {
    state.reply = { status: 200, body: '{}' };
    await test.rest('PUT', '/history/settings', { keepLast: 1000 });
    await test.rest('DELETE', '/history');
  });

  /** A call a second later than the one before. */
  const call = async (endpoint: string, fields: Record<string, unknown> = {}) => {
    state.now += 1000;
    const input = { apiKeyId: custom.id, endpoint, method: 'GET', ...fields };
    return (await test.rest('POST', '/test', input)).body;
  };
  const list = async (query = '') => (await test.rest('GET', `/history${query}`)).body;
  const pathsOf = (items: HistoryItem[]): string[] => items.map(({ url }) => new URL(url).pathname);
  /** The paths of the calls that a filter finds. */
  const found = async (filter: Record<string, string | number>): Promise<string[]> => {
    const entries = Object.entries(filter).map(([name, value]) => [name, String(value)]);
    return pathsOf((await list(`?${new URLSearchParams(Object.fromEntries(entries))}`)).items);
  };
  return { state, call, list, pathsOf, found };
};
