import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { rememberSecret, withoutSecrets } from '#src/logging/known-secrets.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { type SecretRef, VaultError } from '#src/vault/envelope.ts';
import { rotateDataKey } from '#src/vault/rotate-data-key.ts';
import { rotateMasterKey } from '#src/vault/rotate-master-key.ts';
import { hasKeys, openVault } from '#src/vault/vault.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider, sealedSecrets, storeSecret } from '#test/stored-secrets.ts';

const masterKey = randomBytes(32);
const PLACE: SecretRef = { table: 'api_keys', column: 'secret', row: 1, version: 1, purpose: '[]' };
let database: TestDatabase;
let connection: DatabaseConnection;

beforeEach(async () => {
  database = await createTestDatabase();
  connection = await openDatabase({ ...database.options, log: quietLog });
});
afterEach(async () => {
  await connection.close();
  await database.dispose();
});

const everything = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const table of ['vault_check', 'data_keys', 'api_keys'] as const) {
    hash.update(JSON.stringify(await connection.db.selectFrom(table).selectAll().orderBy('id').execute()));
  }
  return hash.digest('hex');
};

/** `count` secrets by row, stored with the current master key. */
const storeMany = async (count: number): Promise<Map<number, string>> => {
  const vault = await openVault({ connection, masterKey });
  const providerId = await insertBareProvider(connection.db, 'custom');
  const secrets = new Map<number, string>();
  for (let index = 0; index < count; index += 1) {
    const secret = `secret ${randomBytes(8).toString('hex')}`;
    secrets.set(await storeSecret(connection, vault, providerId, secret), secret);
  }
  return secrets;
};

const expectAllReadable = async (key: Buffer, secrets: Map<number, string>): Promise<void> => {
  const vault = await openVault({ connection, masterKey: key });
  const rows = await sealedSecrets(connection.db);
  expect(rows).toHaveLength(secrets.size);
  for (const { id, secret, ref } of rows) expect(await vault.open(ref, secret)).toBe(secrets.get(id));
};

describe('opening the vault', () => {
  it('creates one data key and one key check, and finds them again', async () => {
    expect(await hasKeys(connection.db)).toBe(false);
    const first = await openVault({ connection, masterKey });
    expect(await hasKeys(connection.db)).toBe(true);
    const sealed = first.seal(PLACE, 'kept');
    const again = await openVault({ connection, masterKey });
    expect(await again.open(PLACE, sealed)).toBe('kept');
    expect(await connection.db.selectFrom('data_keys').selectAll().execute()).toHaveLength(1);
  });

  it('stops the start if the master key is another one, and changes nothing', async () => {
    await storeMany(3);
    const before = await everything();
    const other = openVault({ connection, masterKey: randomBytes(32) });
    await expect(other).rejects.toThrow(StartError);
    await expect(other).rejects.toMatchObject({ exitCode: 78 });
    expect(await everything()).toBe(before);
  });

  it('stops the start if the key check is gone but data keys exist', async () => {
    await storeMany(1);
    await connection.db.deleteFrom('vault_check').execute();
    const before = await everything();
    await expect(openVault({ connection, masterKey })).rejects.toThrow(StartError);
    expect(await everything()).toBe(before);
  });

  it.each(['v1.AAAA.AAAA', 'v2.AAAA.AAAA'])(
    'stops the start if a data key was changed to %s',
    async (wrapped) => {
      await storeMany(1);
      await connection.db.updateTable('data_keys').set({ wrapped }).execute();
      await expect(openVault({ connection, masterKey })).rejects.toThrow(StartError);
    },
  );

  it('creates one set of keys if several instances open it at once', async () => {
    const vaults = await Promise.all([1, 2, 3].map(() => openVault({ connection, masterKey })));
    const sealed = vaults.map((vault) => vault.seal(PLACE, 'shared'));
    for (const vault of vaults) {
      for (const value of sealed) expect(await vault.open(PLACE, value)).toBe('shared');
    }
    expect(await connection.db.selectFrom('data_keys').selectAll().execute()).toHaveLength(1);
  });

  it('stops the start of a new installation if the database is too busy to store its keys, and blames no master key', async () => {
    const code = connection.dialect === 'postgres' ? '55P03' : 'SQLITE_BUSY';
    const busy = {
      ...connection,
      transaction: () => Promise.reject(Object.assign(new Error('busy'), { code })),
    };
    await expect(openVault({ connection: busy, masterKey })).rejects.toThrow(/too busy.* Start again/);
    expect(await hasKeys(connection.db)).toBe(false);
  });

  it('registers what it opens with the log, which then redacts it', async () => {
    const vault = await openVault({ connection, masterKey });
    const sealed = vault.seal(PLACE, 'opened-0123456789');
    // After a restart, secrets sealed earlier are no longer remembered.
    for (let count = 0; count < 100; count += 1) rememberSecret(`another secret, number ${count}`);
    expect(withoutSecrets('opened-0123456789')).toBe('opened-0123456789');
    await vault.open(PLACE, sealed);
    expect(withoutSecrets('opened-0123456789')).toBe('[secret]');
  });

  it('rejects a value that names a missing data key', async () => {
    const vault = await openVault({ connection, masterKey });
    const sealed = vault.seal(PLACE, 'kept').replace(/^v2\.\d+/, 'v2.999');
    await expect(vault.open(PLACE, sealed)).rejects.toThrow(VaultError);
    // Inside a transaction too, where a query on the outer handle would never finish on SQLite.
    await expect(connection.transaction(() => vault.open(PLACE, sealed))).rejects.toThrow(VaultError);
  });
});

describe('changing the data key', () => {
  it('seals every value again, in several batches, and keeps each readable', async () => {
    const secrets = await storeMany(205);
    const before = await sealedSecrets(connection.db);
    const result = await rotateDataKey(connection, masterKey, SEALED_COLUMNS);
    expect(result).toMatchObject({ resumed: false, resealed: 205, unreadable: [] });
    const after = await sealedSecrets(connection.db);
    for (const [index, { secret }] of after.entries()) {
      expect(secret).toMatch(new RegExp(`^v2\\.${result.dataKeyId}\\.`));
      expect(secret).not.toBe(before[index]?.secret);
    }
    await expectAllReadable(masterKey, secrets);
  });

  it('continues a run that ended after any of its transactions, with the same key', async () => {
    const secrets = await storeMany(205);
    const endingAfter = (transactions: number): DatabaseConnection => {
      let left = transactions;
      return {
        ...connection,
        transaction: (work) => {
          left -= 1;
          return left < 0 ? Promise.reject(new Error('ended here')) : connection.transaction(work);
        },
      };
    };
    // The first transaction creates the key, each of the next ones seals a batch, and the last finds nothing left.
    for (const [transactions, left] of [
      [1, 205],
      [2, 105],
      [3, 5],
    ] as const) {
      await expect(rotateDataKey(endingAfter(transactions), masterKey, SEALED_COLUMNS)).rejects.toThrow(
        'ended here',
      );
      await expectAllReadable(masterKey, secrets);
      expect(await rotateDataKey(connection, masterKey, SEALED_COLUMNS)).toMatchObject({
        resumed: true,
        resealed: left,
        unreadable: [],
      });
      await expectAllReadable(masterKey, secrets);
    }
    const used = new Set((await sealedSecrets(connection.db)).map(({ secret }) => secret.split('.')[1]));
    expect(used.size).toBe(1);
    expect(await connection.db.selectFrom('data_keys').selectAll().execute()).toHaveLength(4);
  });

  it('leaves a value that does not open unchanged, names it, and does the rest', async () => {
    const secrets = await storeMany(3);
    const [first, second] = await sealedSecrets(connection.db);
    await connection.db
      .updateTable('api_keys')
      .set({ secret: second!.secret })
      .where('id', '=', first!.id)
      .execute();
    const result = await rotateDataKey(connection, masterKey, SEALED_COLUMNS);
    expect(result).toMatchObject({ resealed: 2, unreadable: [`api_keys.secret ${first!.id}`] });
    const vault = await openVault({ connection, masterKey });
    const rows = await sealedSecrets(connection.db);
    expect(rows[0]?.secret).toBe(second!.secret);
    for (const { id, secret, ref } of rows.slice(1))
      expect(await vault.open(ref, secret)).toBe(secrets.get(id));
  });

  it('rejects another master key and changes nothing', async () => {
    await storeMany(2);
    const before = await everything();
    await expect(rotateDataKey(connection, randomBytes(32), SEALED_COLUMNS)).rejects.toThrow(StartError);
    expect(await everything()).toBe(before);
  });
});

describe('changing the master key', () => {
  it('makes the new key valid and the old one invalid, and leaves the values unchanged', async () => {
    const secrets = await storeMany(3);
    await rotateDataKey(connection, masterKey, SEALED_COLUMNS);
    const before = await sealedSecrets(connection.db);
    const next = randomBytes(32);
    expect(await rotateMasterKey(connection, { current: masterKey, next })).toBe(true);
    expect(await sealedSecrets(connection.db)).toEqual(before);
    await expectAllReadable(next, secrets);
    await expect(openVault({ connection, masterKey })).rejects.toThrow(StartError);
  });

  it('does nothing if it was already done', async () => {
    await storeMany(1);
    const next = randomBytes(32);
    await rotateMasterKey(connection, { current: masterKey, next });
    const before = await everything();
    expect(await rotateMasterKey(connection, { current: masterKey, next })).toBe(false);
    expect(await everything()).toBe(before);
  });

  it('rejects a wrong current key and changes nothing', async () => {
    await storeMany(1);
    const before = await everything();
    const wrong = rotateMasterKey(connection, { current: randomBytes(32), next: randomBytes(32) });
    await expect(wrong).rejects.toThrow(StartError);
    expect(await everything()).toBe(before);
  });
});
