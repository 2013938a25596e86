import { RESTORABLE_MS } from '@gatehouse/contract/keys.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseExpired } from '#src/features/keys/key-rotation.service.ts';
import { PREVIOUS_SECRET } from '#src/features/keys/key-secrets.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { openStored } from '#src/vault/bound-secrets.ts';
import { parseSealed } from '#src/vault/envelope.ts';
import { rotateDataKey } from '#src/vault/rotate-data-key.ts';
import { openVault } from '#src/vault/vault.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

/*
 * Rotating, restoring, erasing, editing and deleting a key at once, and what changes in the database behind our back:
 * a key always has one of its own secrets, and a replaced one is never restored to other hosts than it was for.
 */

const MASTER_KEY = Buffer.alloc(32, 7);
const ROUNDS = 3;
const FIRST = 'first-secret-0123456789';
const SECOND = 'second-secret-0123456789';
const THIRD = 'third-secret-0123456789';
const BASE = 'https://api.example.com/v1';

let test: TestApp;
let now = Date.parse('2026-11-22T08:00:00.000Z');
beforeAll(async () => {
  test = await createTestApp({ now: () => now }, MASTER_KEY);
});
afterAll(() => test.close());

type Act = (id: number) => Promise<{ status: number; body?: unknown }>;
const restore: Act = (id) => test.rest('POST', `/keys/${id}/restore-previous`);
const rotate: Act = (id) => test.rest('POST', `/keys/${id}/rotate`, { newApiKey: THIRD });
const erase: Act = (id) => test.rest('DELETE', `/keys/${id}/previous`);
const remove: Act = (id) => test.rest('DELETE', `/keys/${id}`);
const edit: Act = (id) => test.rest('PATCH', `/keys/${id}`, { baseUrl: 'https://evil.example.com' });
const pin: Act = (id) => test.rest('POST', `/keys/${id}/hosts`, { host: 'evil.example.com' });
const rename: Act = (id) => test.rest('PATCH', `/keys/${id}`, { name: 'New' });
const sweep: Act = async () => ({ status: (await eraseExpired(test.deps)) >= 0 ? 200 : 500 });
const expireAndSweep: Act = (id) => {
  now += RESTORABLE_MS + 1;
  return sweep(id);
};

const RACES: [string, Act[]][] = [
  ['two restores', [restore, restore]],
  ['four restores', [restore, restore, restore, restore]],
  ['a restore and a rotation', [restore, rotate]],
  ['a rotation and a restore', [rotate, restore]],
  ['two rotations to the same key and a restore', [rotate, rotate, restore]],
  ['a restore and the deletion of the key', [restore, remove]],
  ['the deletion of the key and a restore', [remove, restore]],
  ['a rotation and the deletion of the key', [rotate, remove]],
  ['a restore and its erasure', [restore, erase]],
  ['an erasure and a restore', [erase, restore]],
  ['two erasures', [erase, erase]],
  ['a restore and another base URL', [restore, edit]],
  ['another base URL and a restore', [edit, restore]],
  ['a restore and a pin', [restore, pin]],
  ['a pin, another base URL, a rotation and a restore', [pin, edit, rotate, restore]],
  ['a new name and a restore', [rename, restore]],
  ['a sweep and a restore', [sweep, restore]],
  ['the end of the 24 hours and a restore', [restore, expireAndSweep]],
  ['the end of the 24 hours, a rotation and a deletion', [expireAndSweep, rotate, remove]],
  ['two sweeps at the end of the 24 hours', [expireAndSweep, sweep]],
];

const isKnown = (secret: unknown): boolean => [FIRST, SECOND, THIRD].includes(String(secret));
const previousOf = (id: number) =>
  test.deps.connection.transaction((tx) => openStored(test.deps.vault, tx, PREVIOUS_SECRET, id));

const makeRotated = async (): Promise<number> => {
  const { id } = await makeKey(test, { apiKey: FIRST, baseUrl: BASE });
  await test.rest('POST', `/keys/${id}/rotate`, { newApiKey: SECOND });
  return id;
};

/** No replaced key without its key, and each opens. */
const expectConsistent = async (id: number): Promise<void> => {
  const { db } = test.deps.connection;
  const keys = (await db.selectFrom('api_keys').select('id').execute()).map((row) => row.id);
  const previous = (await db.selectFrom('previous_keys').select('id').execute()).map((row) => row.id);
  expect(previous.filter((row) => !keys.includes(row))).toEqual([]);
  const { status, body } = await test.rest('POST', `/keys/${id}/reveal`);
  if (status === 404) return;
  expect(isKnown(body.apiKey)).toBe(true);
  const secret = await previousOf(id);
  if (secret === undefined) return;
  expect(isKnown(secret)).toBe(true);
  expect(secret).not.toBe(body.apiKey);
};

describe('at once', () => {
  it.each(RACES)('%s: nothing is lost, mixed up or restored to other hosts', async (_what, acts) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await makeRotated();
      const responses = await Promise.all(acts.map((act) => act(id)));
      for (const { status } of responses) expect([200, 404, 409]).toContain(status);
      await expectConsistent(id);
      // What the key was replaced by is only restored where it was: whichever came first.
      await restore(id);
      await expectConsistent(id);
    }
  });
});

type Sabotage = [string, (id: number, other: number) => Promise<unknown>];
const set = (columns: Record<string, unknown>) => (id: number) =>
  test.deps.connection.db.updateTable('previous_keys').set(columns).where('id', '=', id).execute();
const setBoth = (baseUrl: string | null) => async (id: number) => {
  await set({ base_url: baseUrl })(id);
  await test.rest('PATCH', `/keys/${id}`, { baseUrl });
};
const read = (table: 'previous_keys' | 'api_keys', id: number) =>
  test.deps.connection.db.selectFrom(table).select('secret').where('id', '=', id).executeTakeFirstOrThrow();

const SABOTAGES: Sabotage[] = [
  ['its base URL and the key’s', setBoth('https://evil.example.com')],
  ['its base URL and the key’s, to none', setBoth(null)],
  [
    'its pinned hosts and the key’s',
    async (id) => {
      await test.rest('POST', `/keys/${id}/hosts`, { host: 'evil.example.com' });
      await set({ pinned_hosts: '["evil.example.com"]' })(id);
    },
  ],
  ['its time', set({ restorable_until: '2099-01-01T00:00:00.000Z' })],
  ['its secret, to that of another key', async (id, other) => set(await read('previous_keys', other))(id)],
  ['its secret, to the key’s own', async (id) => set(await read('api_keys', id))(id)],
  ['its secret, to one that is not sealed', set({ secret: '' })],
  [
    'its secret, to one that was erased before',
    async (id) => {
      const copy = await read('previous_keys', id);
      await test.rest('POST', `/keys/${id}/rotate`, { newApiKey: THIRD });
      await set(copy)(id);
    },
  ],
  [
    'its row, put back after it was erased',
    async (id) => {
      const { db } = test.deps.connection;
      const row = await db
        .selectFrom('previous_keys')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await erase(id);
      await db.insertInto('previous_keys').values(row).execute();
    },
  ],
  [
    'the provider of its key',
    async (id) => {
      const { db } = test.deps.connection;
      const github = await db
        .selectFrom('providers')
        .select('id')
        .where('slug', '=', 'github')
        .executeTakeFirstOrThrow();
      await db.updateTable('api_keys').set({ provider_id: github.id }).where('id', '=', id).execute();
    },
  ],
];

describe('a replaced key whose row was changed in the database', () => {
  it.each(SABOTAGES)('is not restored: %s', async (_what, sabotage) => {
    const id = await makeRotated();
    const other = await makeRotated();
    await sabotage(id, other);
    const { status, body } = await restore(id);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(body)).not.toContain('secret-0123456789');
    const revealed = await test.rest('POST', `/keys/${id}/reveal`);
    expect(JSON.stringify(revealed.body)).not.toContain(FIRST);
    // It is in nobody's way: it can be erased.
    await erase(id);
    expect((await test.rest('POST', `/keys/${other}/restore-previous`)).status).toBe(200);
  });

  it('does not keep its key from being edited', async () => {
    const id = await makeRotated();
    await set({ restorable_until: '2099-01-01T00:00:00.000Z' })(id);
    expect((await edit(id)).status).toBe(200);
    expect((await pin(id)).status).toBe(200);
  });
});

describe('a change of the data key', () => {
  it('seals replaced keys again too, and they open', async () => {
    const id = await makeRotated();
    const { connection } = test.deps;
    const before = await read('previous_keys', id);
    const { unreadable } = await rotateDataKey(connection, MASTER_KEY, SEALED_COLUMNS);
    expect(unreadable).not.toContain(`previous_keys.secret ${id}`);
    expect(await read('previous_keys', id)).not.toEqual(before);
    const vault = await openVault({ connection, masterKey: MASTER_KEY });
    const opened = connection.transaction((tx) => openStored(vault, tx, PREVIOUS_SECRET, id));
    expect(await opened).toBe(FIRST);
    const { dataKeyId } = parseSealed((await read('previous_keys', id)).secret);
    expect(dataKeyId).toBe(parseSealed((await read('api_keys', id)).secret).dataKeyId);
  });
});
