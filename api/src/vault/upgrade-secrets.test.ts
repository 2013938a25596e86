import { randomBytes } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { rotateDataKey } from '#src/vault/rotate-data-key.ts';
import { type SecretsUpgrade, upgradeSecrets } from '#src/vault/upgrade-secrets.ts';
import { openVault } from '#src/vault/vault.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { LATER_CHECK, makeOlder, type OlderKey, sealOlder, wrapOlder } from '#test/older-secrets.ts';
import { startUpstream } from '#test/upstream.ts';

const KEYS = 12;
let masterKey: Buffer;
let test: TestApp;
let secrets: Map<number, string>;
let older: OlderKey;

beforeEach(async () => {
  masterKey = randomBytes(32);
  test = await createTestApp({ localNetworks: false }, masterKey);
  secrets = new Map();
  for (let index = 0; index < KEYS; index += 1) {
    const apiKey = `stored-before-${index}-0123456789`;
    const { id } = await makeKey(test, { apiKey, baseUrl: `https://api-${index}.example.com` });
    if (index % 3 === 0) await test.rest('POST', `/keys/${id}/hosts`, { host: `pin-${index}.example.com` });
    secrets.set(id, apiKey);
  }
  older = await makeOlder(test.deps.connection, masterKey, secrets);
});
afterEach(() => test.close());

const db = (): Db => test.deps.connection.db;
const upgrade = (
  connection: DatabaseConnection = test.deps.connection,
): Promise<SecretsUpgrade | undefined> => upgradeSecrets(connection, masterKey, SEALED_COLUMNS);

/** What a start does with the vault. */
const start = async (): Promise<void> => {
  await upgrade();
  test.deps.vault = await openVault({ connection: test.deps.connection, masterKey });
};
const reveal = (id: number) => test.rest('POST', `/keys/${id}/reveal`);
const expectAllOpen = async (): Promise<void> => {
  for (const [id, apiKey] of secrets) expect((await reveal(id)).body).toEqual({ apiKey });
};
const formats = async (): Promise<Set<string>> => {
  const rows = await db().selectFrom('api_keys').select('secret').execute();
  return new Set(rows.map(({ secret }) => secret.slice(0, 3)));
};
const dropCheck = async (): Promise<void> => {
  if (test.deps.connection.dialect === 'postgres')
    await sql`alter table api_keys drop constraint api_keys_secret_check`.execute(db());
};
const setKey = async (id: number, columns: Record<string, unknown>): Promise<void> => {
  await dropCheck();
  await db().updateTable('api_keys').set(columns).where('id', '=', id).execute();
};

/** As it is in a database of the first version: the check of later values is added afterwards. */
const putBack = async (id: number, secret: string): Promise<void> => {
  await setKey(id, { secret });
  if (test.deps.connection.dialect === 'postgres') await sql.raw(LATER_CHECK).execute(db());
};

describe('the secrets of an older database', () => {
  it('open after the start, bound to what they may be used for, and a second start has nothing to do', async () => {
    expect(await upgrade()).toEqual({ upgraded: KEYS, unreadable: [] });
    await start();
    await expectAllOpen();
    expect(await formats()).toEqual(new Set(['v2.']));
    expect(await upgrade()).toBeUndefined();
    const [id = 0] = secrets.keys();
    await db()
      .updateTable('api_keys')
      .set({ base_url: 'https://evil.example.com' })
      .where('id', '=', id)
      .execute();
    expect((await reveal(id)).status).toBeGreaterThanOrEqual(400);
  });

  it('stay as they are, and open later, if the upgrade breaks off at any of its statements', async () => {
    const breakingAt = (left: { statements: number }): KyselyPlugin => ({
      transformQuery: ({ node }) => {
        left.statements -= 1;
        if (left.statements < 0) throw new Error('broken off');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    let breaks = 0;
    for (let statements = 0; ; statements += 3) {
      const { connection } = test.deps;
      const broken: DatabaseConnection = {
        ...connection,
        transaction: (work) =>
          connection.transaction((tx) => work(tx.withPlugin(breakingAt({ statements })))),
      };
      const result = await upgrade(broken).catch((error: Error) => error);
      if (!(result instanceof Error)) break;
      expect(result.message).toBe('broken off');
      expect(await formats()).toEqual(new Set(['v1.']));
      breaks += 1;
    }
    expect(breaks).toBeGreaterThan(10);
    await start();
    await expectAllOpen();
  });

  it('are upgraded once if several instances start at the same time', async () => {
    const results = await Promise.all([upgrade(), upgrade(), upgrade()]);
    expect(results.filter((result) => result !== undefined)).toEqual([{ upgraded: KEYS, unreadable: [] }]);
    await start();
    await expectAllOpen();
  });

  it('change nothing with another master key', async () => {
    const wrong = upgradeSecrets(test.deps.connection, randomBytes(32), SEALED_COLUMNS);
    await expect(wrong).rejects.toThrow(StartError);
    expect(await formats()).toEqual(new Set(['v1.']));
    await start();
    await expectAllOpen();
  });

  it('that do not open are named and left, and the others open', async () => {
    const [first = 0, second = 0] = secrets.keys();
    await putBack(first, sealOlder(older, second, 'moved from another row'));
    expect(await upgrade()).toEqual({ upgraded: KEYS - 1, unreadable: [`api_keys.secret ${first}`] });
    await start();
    secrets.delete(first);
    await expectAllOpen();
    expect((await reveal(first)).status).toBeGreaterThanOrEqual(400);
    expect((await test.rest('PATCH', `/keys/${first}`, { name: 'Renamed' })).status).toBe(200);
    expect(await rotateDataKey(test.deps.connection, masterKey, SEALED_COLUMNS)).toMatchObject({
      resumed: false,
      resealed: KEYS - 1,
    });
  });
});

describe('a secret in the older format', () => {
  const SECRET = 'taken-from-a-backup-0123456789';
  const insertOlderKey = async (id: number): Promise<void> => {
    const wrapped = wrapOlder(masterKey, { ...older, id });
    const row = { id, wrapped, state: 'active' as const, created_at: 'then' };
    await db().insertInto('data_keys').values(row).execute();
  };

  it.each<[string, (id: number, evil: string) => Promise<unknown>]>([
    ['in its own row', (id) => setKey(id, { secret: sealOlder(older, id, SECRET) })],
    [
      'with another base URL',
      (id, evil) => setKey(id, { secret: sealOlder(older, id, SECRET), base_url: evil }),
    ],
    [
      'with its version removed',
      async (id, evil) => {
        await setKey(id, { secret: sealOlder(older, id, SECRET), base_url: evil });
        await db().deleteFrom('secret_versions').where('row_id', '=', id).execute();
      },
    ],
    [
      'that names the data key of today',
      async (id, evil) => {
        const { id: dataKeyId } = await db().selectFrom('data_keys').select('id').executeTakeFirstOrThrow();
        await setKey(id, { secret: sealOlder({ ...older, id: dataKeyId }, id, SECRET), base_url: evil });
      },
    ],
    [
      'that says it is of today’s format',
      (id, evil) => setKey(id, { secret: sealOlder(older, id, SECRET).replace(/^v1/, 'v2'), base_url: evil }),
    ],
    [
      'with its data key beside that of today',
      async (id, evil) => {
        await insertOlderKey(1_000);
        await setKey(id, { secret: sealOlder({ ...older, id: 1_000 }, id, SECRET), base_url: evil });
      },
    ],
  ])('does not open after the upgrade, nor after another start: %s', async (_what, attack) => {
    const evil = await startUpstream((_call, _request, response) => response.end('{}'));
    await start();
    const [id = 0] = secrets.keys();
    await attack(id, evil.url);
    for (let time = 0; time < 2; time += 1) {
      expect((await reveal(id)).status).toBeGreaterThanOrEqual(400);
      await test.rest('POST', '/test', { apiKeyId: id, endpoint: evil.url, method: 'GET' });
      await test.rest('POST', '/test', { apiKeyId: id, endpoint: '/x', method: 'GET' });
      await start().catch((error: unknown) => expect(error).toBeInstanceOf(StartError));
    }
    expect(JSON.stringify(evil.received)).not.toContain(SECRET);
    await evil.close();
  });

  it('is not stored by an instance of the older version that still runs', async () => {
    await start();
    const [id = 0] = secrets.keys();
    const { connection } = test.deps;
    const write = db()
      .updateTable('api_keys')
      .set({ secret: sealOlder(older, id, SECRET) })
      .where('id', '=', id);
    // An SQLite file has only one process.
    if (connection.dialect === 'postgres')
      await expect(write.execute()).rejects.toMatchObject({ code: '23514' });
    await expectAllOpen();
  });
});
