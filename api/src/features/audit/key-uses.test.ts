import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertEvents } from '#src/features/audit/audit.store.ts';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startEcho, type Upstream } from '#test/upstream.ts';

const DAY = 86_400_000;

let test: TestApp;
let one: Upstream;
let two: Upstream;
let now = Date.parse('2026-11-22T08:00:00.000Z');
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
  [one, two] = [await startEcho(SECRET), await startEcho(SECRET)];
});
afterAll(() => Promise.all([one, two, test].map((each) => each.close())));

const call = (apiKeyId: number, endpoint: string) =>
  test.rest('POST', '/test', { apiKeyId, endpoint, method: 'GET' });
const uses = async (id: number) => (await test.rest('GET', `/keys/${id}/uses`)).body;
const at = (time: number): string => new Date(time).toISOString();

describe('where a key was used lately', () => {
  it('lists the hosts that got it, with how often and when, the last one first', async () => {
    const { id } = await makeKey(test, { slug: 'github', baseUrl: one.url });
    await call(id, one.url);
    now += 1000;
    await call(id, two.url);
    now += 1000;
    await test.rest('POST', `/keys/${id}/verify`);
    expect(await uses(id)).toEqual({
      days: 30,
      hosts: [
        { host: one.host, calls: 2, lastUsedAt: at(now) },
        { host: two.host, calls: 1, lastUsedAt: at(now - 1000) },
      ],
      hostCount: 2,
      reveals: 0,
      lastRevealedAt: null,
    });
    expect((await test.trpc('query', 'audit.keyUses', { id })).body).toEqual(await uses(id));
  });

  it('counts all hosts, and lists the last 20', async () => {
    const { id } = await makeKey(test);
    const events = Array.from({ length: 23 }, (_one, ago) => ({
      at: at(now - ago),
      action: 'key.test',
      subject: 'api_key',
      subject_id: id,
      subject_name: null,
      host: `h${ago}.example`,
      status: 200,
      key_sent: 1,
      source: null,
      saved_endpoint_id: null,
      detail: null,
    }));
    await insertEvents(test.deps.connection.db, events);
    const { hosts, hostCount } = await uses(id);
    expect([hosts.length, hostCount, hosts[0].host]).toEqual([20, 23, 'h0.example']);
  });

  it('counts how often it was revealed', async () => {
    const { id } = await makeKey(test);
    await test.rest('POST', `/keys/${id}/reveal`);
    now += 1000;
    await test.rest('POST', `/keys/${id}/reveal`);
    expect(await uses(id)).toMatchObject({ hosts: [], reveals: 2, lastRevealedAt: at(now) });
  });

  it('goes back exactly 30 days', async () => {
    const { id } = await makeKey(test);
    const first = now;
    await call(id, one.url);
    now = first + 30 * DAY;
    expect((await uses(id)).hosts).toHaveLength(1);
    now += 1;
    expect((await uses(id)).hosts).toEqual([]);
  });

  it('leaves out other keys, failed connections, and keys that were only tried before a rotation', async () => {
    const gone = await startEcho('');
    await gone.close();
    const other = await makeKey(test);
    await call(other.id, two.url);
    const { id } = await makeKey(test, { slug: 'github', baseUrl: one.url });
    await call(id, gone.url);
    await test.rest('POST', `/keys/${id}/verify`, { newApiKey: 'candidate-0123456789' });
    expect((await uses(id)).hosts).toEqual([]);
  });

  it('is empty for an unknown key, and an error for what is no id', async () => {
    expect((await uses(2_147_483_647)).hosts).toEqual([]);
    for (const id of ['0', 'x', '1e3', '2147483648'])
      expect((await test.rest('GET', `/keys/${id}/uses`)).status).toBe(400);
  });
});

describe('when each key was last used', () => {
  const lastUse = async (keyId: number) =>
    (await test.rest('GET', '/audit/last-uses')).body.find((use: { keyId: number }) => use.keyId === keyId);

  it('is the time of the last call that it was sent with', async () => {
    const { id } = await makeKey(test, { slug: 'github', baseUrl: one.url });
    expect(await lastUse(id)).toBeUndefined();
    await call(id, one.url);
    now += 1000;
    await test.rest('POST', `/keys/${id}/verify`);
    const last = now;
    now += 1000;
    await test.rest('POST', `/keys/${id}/reveal`);
    await test.rest('POST', `/keys/${id}/verify`, { newApiKey: 'candidate-0123456789' });
    expect(await lastUse(id)).toEqual({ keyId: id, lastUsedAt: at(last) });
    expect((await test.trpc('query', 'audit.lastUses')).body).toContainEqual({
      keyId: id,
      lastUsedAt: at(last),
    });
  });

  it('does not list keys that are deleted', async () => {
    const { id } = await makeKey(test);
    await call(id, one.url);
    await test.rest('DELETE', `/keys/${id}`);
    expect(await lastUse(id)).toBeUndefined();
  });
});
