import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY_SECRET } from '#src/features/keys/key-secrets.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { printSecrets } from '#src/vault/print-secrets.ts';
import { rotateDataKey } from '#src/vault/rotate-data-key.ts';
import { rotateMasterKey } from '#src/vault/rotate-master-key.ts';
import { openVault } from '#src/vault/vault.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { storeSecrets } from '#test/stored-secrets.ts';

const KEYS = 700;
const masterKey = randomBytes(32);
const secretOf = (index: number): string => `sk-one-mask-${index}-0123456789`;

let test: TestApp;
let providerId: number;
let ids: number[];

beforeAll(async () => {
  test = await createTestApp({}, masterKey);
  providerId = (await providerBySlug(test, 'custom')).id;
  const secrets = Array.from({ length: KEYS }, (_unused, index) => secretOf(index));
  ids = await storeSecrets(test.deps.connection, test.deps.vault, providerId, secrets);
});
afterAll(() => test.close());

const addNew = (apiKey: string, { rest }: TestApp = test) =>
  rest('POST', '/keys', { providerId, name: 'Again', apiKey, ifNew: true });
const prints = () =>
  test.deps.connection.db
    .selectFrom('secret_versions')
    .select(['row_id', 'print'])
    .where('column_name', '=', KEY_SECRET.column)
    .where('table_name', '=', KEY_SECRET.table)
    .orderBy('row_id')
    .execute();

describe('a secret that is stored already', () => {
  it('is found among any number of keys with the same mask, and none of them is opened', async () => {
    const vault = { ...test.deps.vault, open: () => Promise.reject(new Error('opened')) };
    const opening = { ...vault, peek: vault.open };
    Object.assign(test.deps, { vault: opening });
    for (const index of [0, 499, 500, KEYS - 1]) expect((await addNew(secretOf(index))).status).toBe(409);
    Object.assign(test.deps, { vault });
  });

  it('is found while a change of the data key is under way, and afterwards', async () => {
    const { connection } = test.deps;
    // The first row is not sealed again: another one still has the older key.
    const interrupted = { ...KEY_SECRET, purposesOf: KEY_SECRET.purposesOf };
    await rotateDataKey(connection, masterKey, [interrupted]);
    await storeSecrets(connection, test.deps.vault, providerId, ['sk-one-mask-old-data-key']);
    expect((await addNew('sk-one-mask-old-data-key')).status).toBe(409);
    expect((await addNew(secretOf(3))).status).toBe(409);
    await rotateDataKey(connection, masterKey, SEALED_COLUMNS);
    for (const secret of ['sk-one-mask-old-data-key', secretOf(3), secretOf(KEYS - 1)])
      expect((await addNew(secret)).status).toBe(409);
    const dataKeys = new Set((await prints()).map(({ print }) => print?.split('.')[0]));
    expect(dataKeys.size).toBe(1);
  });

  it('is found after the start of a version that stores what equal ones have in common', async () => {
    const { connection, vault } = test.deps;
    const before = await prints();
    await connection.db.updateTable('secret_versions').set({ print: null }).execute();
    expect(await prints()).not.toEqual(before);
    // One that does not open stays without, and holds up nothing.
    const [first = 0] = ids;
    await connection.db
      .updateTable('api_keys')
      .set({ base_url: 'https://evil.example' })
      .where('id', '=', first)
      .execute();
    const fresh = await openVault({ connection, masterKey });
    await printSecrets({ connection, vault: fresh }, SEALED_COLUMNS);
    expect((await prints()).filter(({ print }) => print === null).map(({ row_id }) => row_id)).toEqual([
      first,
    ]);
    await connection.db.updateTable('api_keys').set({ base_url: null }).where('id', '=', first).execute();
    await printSecrets({ connection, vault: fresh }, SEALED_COLUMNS);
    expect((await prints()).every(({ print }) => print !== null)).toBe(true);
    Object.assign(test.deps, { vault: fresh });
    expect((await addNew(secretOf(0))).status).toBe(409);
    Object.assign(test.deps, { vault });
  });

  it('is found after a change of the master key', async () => {
    const { connection, vault } = test.deps;
    const next = randomBytes(32);
    await rotateMasterKey(connection, { current: masterKey, next });
    Object.assign(test.deps, { vault: await openVault({ connection, masterKey: next }) });
    expect((await addNew(secretOf(5))).status).toBe(409);
    await rotateMasterKey(connection, { current: next, next: masterKey });
    Object.assign(test.deps, { vault });
  });

  it('is no longer found once it was deleted, nor when an earlier version has replaced it', async () => {
    const { id } = await makeKey(test, { apiKey: 'sk-deleted-0123456789' });
    await test.rest('DELETE', `/keys/${id}`);
    expect((await prints()).find(({ row_id }) => row_id === id)?.print).toBeNull();
    expect((await addNew('sk-deleted-0123456789')).status).toBe(200);
    const replaced = await makeKey(test, { apiKey: 'sk-replaced-0123456789' });
    // As an instance of the version before does: it knows nothing of what equal ones have in common.
    await test.deps.connection.db
      .updateTable('secret_versions')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('row_id', '=', replaced.id)
      .execute();
    expect((await addNew('sk-replaced-0123456789')).status).toBe(200);
  });

  it('has another print in each installation, which contains nothing of it', async () => {
    const other = await createTestApp();
    const [one, two] = [test, other].map(({ deps }) => deps.vault.print('sk-the-same-in-both'));
    expect(one?.split('.')[1]).not.toBe(two?.split('.')[1]);
    expect(one).toMatch(/^\d+\.[\w-]{43}$/);
    await other.close();
  });
});
