import { RESTORABLE_MS } from '@gatehouse/contract/keys.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseExpired } from '#src/features/keys/key-rotation.service.ts';
import { eraseRegularly } from '#src/lifecycle/erase-regularly.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const OLD = 'old-secret-0123456789';
const NEW = 'new-secret-0123456789';

let test: TestApp;
let now = Date.parse('2026-11-22T08:00:00.000Z');
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
});
// What an earlier test left is gone.
beforeEach(async () => {
  now += 2 * RESTORABLE_MS;
  await eraseExpired(test.deps);
});
afterAll(() => test.close());

const rotate = (id: number, newApiKey = NEW) => test.rest('POST', `/keys/${id}/rotate`, { newApiKey });
const restore = (id: number, replaces?: string) =>
  test.rest('POST', `/keys/${id}/restore-previous`, replaces === undefined ? undefined : { replaces });
const erase = (id: number) => test.rest('DELETE', `/keys/${id}/previous`);
const reveal = async (id: number) => (await test.rest('POST', `/keys/${id}/reveal`)).body.apiKey;
const listed = async (id: number) =>
  (await test.rest('GET', '/keys')).body.find((key: { id: number }) => key.id === id);
const stored = (id: number) =>
  test.deps.connection.db.selectFrom('previous_keys').selectAll().where('id', '=', id).execute();
const actions = async (id: number): Promise<string[]> =>
  (await test.rest('GET', `/audit?keyId=${id}`)).body.items.map(({ action }: { action: string }) => action);

/** A key that was rotated from OLD to NEW. */
const makeRotated = async (fields: Record<string, unknown> = {}) => {
  const key = await makeKey(test, { apiKey: OLD, ...fields });
  now += 1000;
  const { body } = await rotate(key.id);
  return { key, rotated: body };
};

describe('a key that a rotation replaced', () => {
  it('can be restored for 24 hours, with its age and its expiry', async () => {
    const lastRotated = '2026-01-01T00:00:00.000Z';
    const expiresAt = '2027-01-01T00:00:00.000Z';
    const { key, rotated } = await makeRotated({ lastRotated, expiresAt });
    const restorableUntil = new Date(now + RESTORABLE_MS).toISOString();
    expect(rotated).toMatchObject({ expiresAt: null, previousKey: { restorableUntil, hostsChanged: false } });
    expect(await listed(key.id)).toEqual(rotated);
    expect((await restore(key.id)).body).toMatchObject({
      id: key.id,
      apiKey: key.apiKey,
      lastRotated,
      expiresAt,
    });
    expect(await reveal(key.id)).toBe(OLD);
  });

  it('is replaced in turn when it is restored: a restore by mistake is undone by one that names what it replaces', async () => {
    const { key, rotated } = await makeRotated();
    now += 60_000;
    const restored = (await restore(key.id)).body;
    expect(restored.previousKey.restorableUntil).toBe(new Date(now + RESTORABLE_MS).toISOString());
    expect((await restore(key.id, restored.lastRotated)).body).toMatchObject({
      lastRotated: rotated.lastRotated,
    });
    expect(await reveal(key.id)).toBe(NEW);
    expect(await actions(key.id)).toContain('key.restore-previous');
  });

  const countRestores = async (id: number): Promise<number> =>
    (await actions(id)).filter((action) => action === 'key.restore-previous').length;

  it.each([
    ['none', () => undefined],
    ['what it replaces', (rotated: string) => rotated],
  ])('is restored once by a request that is sent twice, naming %s', async (_what, named) => {
    const { key, rotated } = await makeRotated();
    expect((await restore(key.id, named(rotated.lastRotated))).status).toBe(200);
    now += 60_000;
    expect((await restore(key.id, named(rotated.lastRotated))).status).toBe(409);
    expect(await reveal(key.id)).toBe(OLD);
    expect(await countRestores(key.id)).toBe(1);
  });

  it.each([
    ['none', () => undefined],
    ['what they replace', (rotated: string) => rotated],
  ])('is restored once by ten requests at once, naming %s', async (_what, named) => {
    const { key, rotated } = await makeRotated();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => restore(key.id, named(rotated.lastRotated))),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await reveal(key.id)).toBe(OLD);
    expect(await countRestores(key.id)).toBe(1);
  });

  it('is restored once also if the clock stands still or goes back', async () => {
    for (const step of [0, -60_000]) {
      const key = await makeKey(test, { apiKey: OLD });
      now += step;
      await rotate(key.id);
      expect((await restore(key.id)).status).toBe(200);
      expect((await restore(key.id)).status).toBe(409);
      expect(await reveal(key.id)).toBe(OLD);
    }
  });

  it('is not restored in place of another key than the one that the request names', async () => {
    const { key } = await makeRotated();
    expect(await restore(key.id, '2026-01-01T00:00:00.000Z')).toMatchObject({ status: 409 });
    expect(await restore(key.id, 'yesterday')).toMatchObject({ status: 400 });
    expect(await reveal(key.id)).toBe(NEW);
  });

  it('can be restored again after another rotation', async () => {
    const { key } = await makeRotated();
    await restore(key.id);
    now += 60_000;
    await rotate(key.id, 'third-secret-0123456789');
    expect((await restore(key.id)).status).toBe(200);
    expect(await reveal(key.id)).toBe(OLD);
  });

  it('works the same over tRPC', async () => {
    const { key } = await makeRotated();
    const { body } = await test.trpc('mutation', 'keys.restorePrevious', { id: key.id });
    expect(body).toEqual(await listed(key.id));
    const erased = await test.trpc('mutation', 'keys.erasePrevious', { id: key.id });
    expect(erased.body).toMatchObject({ id: key.id, previousKey: null });
  });

  it('is only the last one: the one before is erased', async () => {
    const { key } = await makeRotated();
    await rotate(key.id, 'third-secret-0123456789');
    await restore(key.id);
    expect(await reveal(key.id)).toBe(NEW);
    expect(await stored(key.id)).toHaveLength(1);
  });

  it('stays when the same rotation is sent again', async () => {
    const { key, rotated } = await makeRotated();
    now += 60_000;
    expect((await rotate(key.id)).body.previousKey).toEqual(rotated.previousKey);
    await restore(key.id);
    expect(await reveal(key.id)).toBe(OLD);
  });

  it('counts as not verified after it is restored', async () => {
    const { key } = await makeRotated();
    await test.deps.connection.db
      .updateTable('api_keys')
      .set({ is_active: 0 })
      .where('id', '=', key.id)
      .execute();
    expect((await restore(key.id)).body).toMatchObject({ isActive: true, verdict: null });
  });

  it('is not there before a rotation', async () => {
    const { id, previousKey } = await makeKey(test);
    expect(previousKey).toBeNull();
    for (const response of [await restore(id), await erase(id)])
      expect(response).toMatchObject({ status: 404, body: { message: 'Previous key not found' } });
    expect(await actions(id)).toEqual(['key.add']);
  });

  it.each(['restore-previous', 'previous'])('of an unknown key is not found: %s', async (path) => {
    const method = path === 'previous' ? 'DELETE' : 'POST';
    expect((await test.rest(method, `/keys/2147483647/${path}`)).status).toBe(404);
    expect((await test.rest(method, `/keys/0x1/${path}`)).status).toBe(400);
  });
});

describe('erasing a replaced key', () => {
  it('by hand deletes it and is recorded', async () => {
    const { key } = await makeRotated();
    expect((await erase(key.id)).body).toMatchObject({ id: key.id, previousKey: null });
    expect(await stored(key.id)).toEqual([]);
    expect((await restore(key.id)).status).toBe(404);
    expect((await erase(key.id)).status).toBe(404);
    expect((await actions(key.id))[0]).toBe('key.erase-previous');
    expect(await reveal(key.id)).toBe(NEW);
  });

  it('happens when its key is deleted', async () => {
    const { key } = await makeRotated();
    await test.rest('DELETE', `/keys/${key.id}`);
    expect(await stored(key.id)).toEqual([]);
    expect((await restore(key.id)).status).toBe(404);
  });

  it('does not happen at the last moment of its 24 hours: it can still be restored', async () => {
    const { key } = await makeRotated();
    now += RESTORABLE_MS;
    expect(await eraseExpired(test.deps)).toBe(0);
    expect((await listed(key.id)).previousKey).not.toBeNull();
    expect((await restore(key.id)).status).toBe(200);
    expect(await reveal(key.id)).toBe(OLD);
  });

  it('happens a moment later, and before that it can be neither seen, restored nor erased', async () => {
    const { key } = await makeRotated();
    now += RESTORABLE_MS + 1;
    expect((await listed(key.id)).previousKey).toBeNull();
    expect((await restore(key.id)).status).toBe(404);
    expect((await erase(key.id)).status).toBe(404);
    expect(await stored(key.id)).toHaveLength(1);
    expect(await eraseExpired(test.deps)).toBe(1);
    expect(await stored(key.id)).toEqual([]);
    expect(await actions(key.id)).toEqual(['key.erase-previous', 'key.rotate', 'key.add']);
    expect(await eraseExpired(test.deps)).toBe(0);
  });

  it('happens at a start and again and again while the server runs, until it stops', async () => {
    const first = await makeRotated();
    now += RESTORABLE_MS + 1;
    const stop = eraseRegularly(test.deps, 20);
    await expect.poll(() => stored(first.key.id)).toEqual([]);
    const second = await makeRotated();
    now += RESTORABLE_MS + 1;
    await expect.poll(() => stored(second.key.id)).toEqual([]);
    await stop();
    const third = await makeRotated();
    now += RESTORABLE_MS + 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await stored(third.key.id)).toHaveLength(1);
  });
});

describe('restoring a key whose hosts changed', () => {
  const CHANGED: [string, (id: number) => Promise<unknown>, (id: number) => Promise<unknown>][] = [
    [
      'another base URL',
      (id) => test.rest('PATCH', `/keys/${id}`, { baseUrl: 'https://evil.example.com/v1' }),
      (id) => test.rest('PATCH', `/keys/${id}`, { baseUrl: 'https://api.example.com/v1' }),
    ],
    [
      'no base URL',
      (id) => test.rest('PATCH', `/keys/${id}`, { baseUrl: null }),
      (id) => test.rest('PATCH', `/keys/${id}`, { baseUrl: 'https://api.example.com/v1' }),
    ],
    [
      'one more pinned host',
      (id) => test.rest('POST', `/keys/${id}/hosts`, { host: 'evil.example.com' }),
      (id) => test.rest('DELETE', `/keys/${id}/hosts/evil.example.com`),
    ],
    [
      'one pinned host less',
      (id) => test.rest('DELETE', `/keys/${id}/hosts/hooks.example.com`),
      (id) => test.rest('POST', `/keys/${id}/hosts`, { host: 'hooks.example.com' }),
    ],
  ];

  it.each(CHANGED)(
    'is refused with the reason after %s, until that is changed back',
    async (_what, change, changeBack) => {
      const key = await makeKey(test, { apiKey: OLD, baseUrl: 'https://api.example.com/v1' });
      await test.rest('POST', `/keys/${key.id}/hosts`, { host: 'hooks.example.com' });
      await rotate(key.id);
      await change(key.id);
      expect((await listed(key.id)).previousKey.hostsChanged).toBe(true);
      const before = await listed(key.id);
      expect(await restore(key.id)).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT', message: expect.stringContaining('have changed since') },
      });
      expect(await listed(key.id)).toEqual(before);
      expect(await reveal(key.id)).toBe(NEW);
      await changeBack(key.id);
      expect((await restore(key.id)).status).toBe(200);
      expect(await reveal(key.id)).toBe(OLD);
    },
  );

  it('is possible after another name, type and expiry', async () => {
    const { key } = await makeRotated();
    await test.rest('PATCH', `/keys/${key.id}`, {
      name: 'New',
      keyType: 'testing',
      expiresAt: '2031-01-01T00:00:00Z',
    });
    expect((await restore(key.id)).body).toMatchObject({ name: 'New', keyType: 'testing', expiresAt: null });
    expect(await reveal(key.id)).toBe(OLD);
  });
});
