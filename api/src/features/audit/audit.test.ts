import type { AuditItem } from '@gatehouse/contract/audit.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueEvent, recordEvent } from '#src/features/audit/audit.service.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startEcho } from '#test/upstream.ts';

let test: TestApp;
const start = Date.parse('2026-11-22T08:00:00.000Z');
let now = start;
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
});
afterAll(() => test.close());

const list = async (query = '') => (await test.rest('GET', `/audit${query}`)).body;
const ids = (items: AuditItem[]): number[] => items.map(({ id }) => id);

/** Every item, read page by page. `between` runs before each further page. */
const readAll = async (query: string, between: () => Promise<unknown> = async () => {}) => {
  const items: AuditItem[] = [];
  let page = await list(`?${query}`);
  items.push(...page.items);
  while (page.next !== null) {
    await between();
    page = await list(`?${query}&before=${page.next}`);
    items.push(...page.items);
  }
  return items;
};

describe('reading the audit log', () => {
  it('lists what was done, newest first, with the key’s name at that time, also after it is deleted', async () => {
    const { id } = await makeKey(test, { name: 'First name' });
    now += 1000;
    await test.rest('PATCH', `/keys/${id}`, { name: 'Second name' });
    now += 1000;
    await test.rest('DELETE', `/keys/${id}`);
    const { items, next } = await list(`?keyId=${id}`);
    expect(items).toMatchObject([
      { action: 'key.delete', keyId: id, keyName: 'Second name', createdAt: new Date(now).toISOString() },
      { action: 'key.update', keyId: id, keyName: 'Second name', fields: ['name'] },
      { action: 'key.add', keyId: id, keyName: 'First name' },
    ]);
    expect(next).toBeNull();
  });

  it('returns the same over tRPC', async () => {
    await makeKey(test);
    expect((await test.trpc('query', 'audit.list', { limit: 2 })).body).toEqual(await list('?limit=2'));
  });

  it('contains a test call that was still queued, at its place in time', async () => {
    const echo = await startEcho('x');
    const { id } = await makeKey(test);
    now += 1000;
    await test.rest('POST', '/test', { apiKeyId: id, endpoint: echo.url, method: 'GET' });
    now += 1000;
    await test.rest('POST', `/keys/${id}/reveal`);
    expect((await list(`?keyId=${id}`)).items.map(({ action }: AuditItem) => action)).toEqual([
      'key.reveal',
      'key.test',
      'key.add',
    ]);
    await echo.close();
  });

  it('lists what a source or a saved endpoint has called', async () => {
    const echo = await startEcho('x');
    const key = await makeKey(test, { baseUrl: echo.url });
    const saving = { providerId: key.providerId, name: 'Saved', endpoint: `${echo.url}/a`, method: 'GET' };
    const saved = (await test.rest('POST', '/saved-endpoints', saving)).body;
    const call = (more: object) =>
      test.rest('POST', '/test', { apiKeyId: key.id, endpoint: `${echo.url}/a`, method: 'GET', ...more });
    await call({});
    await call({ savedEndpointId: saved.id });
    await call({ savedEndpointId: saved.id });
    const verified = {
      subject: 'api_key',
      subjectId: key.id,
      host: 'h',
      status: 200,
      keySent: true,
      source: 'verification',
    } as const;
    const at = new Date(now).toISOString();
    await recordEvent(
      test.deps.connection.db,
      { ...verified, action: 'key.verify', detail: { valid: true } },
      at,
    );
    const found = async (query: string) =>
      (await list(`?keyId=${key.id}&${query}`)).items.map(
        ({ action, source, savedEndpointId }: AuditItem) => [action, source, savedEndpointId],
      );
    const [ofEndpoint, other] = [
      ['key.test', 'test', saved.id],
      ['key.test', 'test', null],
    ];
    expect(await found('source=test')).toEqual([ofEndpoint, ofEndpoint, other]);
    expect(await found(`savedEndpointId=${saved.id}`)).toEqual([ofEndpoint, ofEndpoint]);
    // The number is a whole one, and no beginning of another.
    expect(await found(`savedEndpointId=${saved.id}0`)).toEqual([]);
    expect(await found('source=verification')).toEqual([['key.verify', 'verification', null]]);
    expect(await found('source=composition')).toEqual([]);
    expect(await found('action=key.add')).toEqual([['key.add', null, null]]);
    expect((await test.rest('GET', '/audit?source=mail')).body.message).toBe(
      'Must be one of test, composition, verification',
    );
    await echo.close();
  });

  it('lists requests that the gate rejected without a key', async () => {
    await test.app.inject({ method: 'DELETE', url: '/api/keys/1', headers: { host: 'evil.test' } });
    await expect
      .poll(async () => (await list('?action=gate.refuse')).items)
      .toMatchObject([
        {
          action: 'gate.refuse',
          keyId: null,
          reason: 'host',
          method: 'DELETE',
          address: '127.0.0.1',
          host: null,
        },
      ]);
  });

  it('shows an event of a newer version, and one whose details are damaged, as far as it can be read', async () => {
    const at = new Date(now).toISOString();
    const row = {
      at,
      subject: 'api_key',
      subject_id: 777,
      subject_name: null,
      host: null,
      status: null,
      key_sent: null,
    };
    const { db } = test.deps.connection;
    await db
      .insertInto('audit_events')
      .values({ ...row, action: 'key.teleport', detail: '[1' })
      .execute();
    await db
      .insertInto('audit_events')
      .values({ ...row, action: 'key.test', detail: '{"fields":7}' })
      .execute();
    expect((await list('?keyId=777')).items).toMatchObject([
      { action: 'key.test', fields: [] },
      { action: 'key.teleport', keyId: 777, method: null },
    ]);
  });
});

describe('paging', () => {
  const fill = async (keyId: number, count: number): Promise<void> => {
    const at = new Date(now).toISOString();
    for (let index = 0; index < count; index += 1)
      await recordEvent(
        test.deps.connection.db,
        { action: 'key.reveal', subject: 'api_key', subjectId: keyId, detail: {} },
        at,
      );
  };

  it.each([1, 3, 6, 7, 8, 200])(
    'with pages of %i returns each of 7 events of one moment once, in order',
    async (limit) => {
      const keyId = 10_000 + limit;
      await fill(keyId, 7);
      const items = await readAll(`keyId=${keyId}&limit=${limit}`);
      expect(items).toHaveLength(7);
      expect(ids(items)).toEqual(ids(items).toSorted((a, b) => b - a));
    },
  );

  it('returns 50 without a limit, and at most 200', async () => {
    await fill(20_000, 201);
    const first = await list('?keyId=20000');
    expect(first.items).toHaveLength(50);
    expect(first.next).toBe(first.items.at(-1).id);
    const most = await list('?keyId=20000&limit=200');
    expect(most.items).toHaveLength(200);
    expect((await list(`?keyId=20000&limit=200&before=${most.next}`)).items).toHaveLength(1);
  });

  it('goes by time: an event that was queued has its place, although its id is higher', async () => {
    const keyId = 40_000;
    const event = { action: 'key.test', subject: 'api_key', subjectId: keyId, detail: {} } as const;
    for (let round = 0; round < 4; round += 1) {
      now += 1000;
      queueEvent(test.deps, event);
      now += 1000;
      await fill(keyId, 1);
    }
    const items = await readAll(`keyId=${keyId}&limit=1`);
    expect(items.map(({ action }) => action)).toEqual(
      Array.from({ length: 4 }, () => ['key.reveal', 'key.test']).flat(),
    );
  });

  it('neither repeats nor skips an event while others are written', async () => {
    await fill(30_000, 20);
    const before = ids(await readAll('keyId=30000&limit=200'));
    const event = { action: 'key.test', subject: 'api_key', subjectId: 30_000, detail: {} } as const;
    const items = await readAll('keyId=30000&limit=3', async () => {
      now += 1000;
      queueEvent(test.deps, event);
      await Promise.all([fill(30_000, 2), fill(30_001, 1)]);
    });
    expect(ids(items)).toEqual(before);
  });
});

const REJECTED = [
  ...[
    '0',
    '-1',
    '1.5',
    'abc',
    '2147483648',
    '1e3',
    '0x1',
    '1 or 1=1',
    'null',
    '1;drop table audit_events',
  ].flatMap((value) => [`keyId=${encodeURIComponent(value)}`, `before=${encodeURIComponent(value)}`]),
  ...['0', '201', '-1', '1.5', 'abc', '99999999999999999999', "1'--"].map(
    (value) => `limit=${encodeURIComponent(value)}`,
  ),
  ...['key.%', 'KEY.TEST', 'key', "' or 1=1 --", 'key.test,key.add', '\0', '__proto__', 'a'.repeat(3000)].map(
    (value) => `action=${encodeURIComponent(value)}`,
  ),
  'limit=1&limit=2',
  'action=key.add&action=key.test',
];

describe('filters', () => {
  it('by key and action together returns only what matches both', async () => {
    const [one, other] = [await makeKey(test), await makeKey(test)];
    for (const { id } of [one, other]) await test.rest('POST', `/keys/${id}/reveal`);
    expect((await list(`?keyId=${one.id}&action=key.reveal`)).items).toMatchObject([
      { keyId: one.id, action: 'key.reveal' },
    ]);
    expect((await list(`?keyId=${one.id}&action=key.delete`)).items).toEqual([]);
  });

  it('by a key never contains a rejected request', async () => {
    const row = { subject: 'request', subjectId: 555, detail: { reason: 'host' } } as const;
    await recordEvent(
      test.deps.connection.db,
      { action: 'gate.refuse', ...row },
      new Date(now).toISOString(),
    );
    expect((await list('?keyId=555')).items).toEqual([]);
  });

  it.each(REJECTED)('with %s are rejected', async (query) => {
    const response = await test.rest('GET', `/audit?${query}`);
    expect(response).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: expect.any(String) },
    });
  });

  it.each([
    'keyId=2147483647',
    'before=1',
    'limit=1&unknown=1',
    'keyId=&action=&limit=&before=',
    'keyId=2147483647&before=2147483647',
  ])('with %s are accepted', async (query) => {
    expect((await test.rest('GET', `/audit?${query}`)).status).toBe(200);
  });

  it('before the largest id start at the newest event', async () => {
    expect((await list('?limit=3&before=2147483647')).items).toEqual((await list('?limit=3')).items);
  });
});
