import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { createKeyFile, keyFileIn, nextKeyFileIn } from '#src/vault/key-file.ts';
import { loadMasterKey, type MasterKeySource } from '#src/vault/master-key.ts';
import { rotateMasterKey } from '#src/vault/rotate-master-key.ts';
import { openVault } from '#src/vault/vault.ts';
import { createTestDatabase, createTestFolder, type TestDatabase } from '#test/database.ts';
import { quietLog } from '#test/quiet-log.ts';

let database: TestDatabase;
let connection: DatabaseConnection;
let configDir: string;
let disposeFolder: () => Promise<void>;

beforeEach(async () => {
  database = await createTestDatabase();
  connection = await openDatabase({ ...database.options, log: quietLog });
  const { folder, dispose } = await createTestFolder();
  configDir = path.join(folder, 'config');
  disposeFolder = dispose;
});
afterEach(async () => {
  await connection.close();
  await database.dispose();
  await disposeFolder();
});

const load = (source: Partial<MasterKeySource> = {}, onCreated?: (file: string) => void): Promise<Buffer> =>
  loadMasterKey({
    env: { masterKey: undefined, masterKeyFile: undefined, configDir, ...source },
    connection,
    onCreated,
  });

const keyFile = async (text: string, mode = 0o600): Promise<string> => {
  await mkdir(configDir, { recursive: true });
  const file = path.join(configDir, 'given.key');
  await writeFile(file, text);
  await chmod(file, mode);
  return file;
};

describe('the master key', () => {
  it('is created once, as a file with mode 600 in a folder with mode 700, and stays the same', async () => {
    const key = await load();
    expect(key).toHaveLength(32);
    expect((await stat(keyFileIn(configDir))).mode & 0o777).toBe(0o600);
    expect((await stat(configDir)).mode & 0o777).toBe(0o700);
    expect(await readdir(configDir)).toEqual(['master.key']);
    expect(await load()).toEqual(key);
  });

  it('is announced once, when it is created, so that a person can make a copy', async () => {
    const made: string[] = [];
    await load({}, (file) => made.push(file));
    await load({}, (file) => made.push(file));
    expect(made).toEqual([keyFileIn(configDir)]);
  });

  it('is the same for starts that create it at the same time', async () => {
    const keys = await Promise.all([load(), load(), load()]);
    expect(new Set(keys.map((key) => key.toString('base64'))).size).toBe(1);
  });

  it('comes from MASTER_KEY or MASTER_KEY_FILE, and then no file is created', async () => {
    const key = randomBytes(32);
    expect(await load({ masterKey: key.toString('base64') })).toEqual(key);
    await expect(stat(configDir)).rejects.toThrow('ENOENT');
    const file = await keyFile(`${key.toString('base64')}\n`);
    expect(await load({ masterKeyFile: file })).toEqual(key);
    expect(await readdir(configDir)).toEqual(['given.key']);
  });

  it('is rejected if its file is a device or a pipe, which may have no end', async () => {
    const pipe = path.join(configDir, 'pipe');
    await mkdir(configDir, { recursive: true });
    expect(spawnSync('mkfifo', ['-m', '600', pipe]).status).toBe(0);
    for (const masterKeyFile of ['/dev/zero', pipe])
      await expect(load({ masterKeyFile })).rejects.toThrow('is not a file');
  });

  it('is rejected if both variables are set', async () => {
    const text = randomBytes(32).toString('base64');
    await expect(load({ masterKey: text, masterKeyFile: await keyFile(text) })).rejects.toThrow('not both');
  });

  it.each([
    ['31 bytes', randomBytes(31).toString('base64')],
    ['33 bytes', randomBytes(33).toString('base64')],
    ['nothing', ''],
    ['hex', randomBytes(32).toString('hex')],
    ['base64 without its end', randomBytes(32).toString('base64').slice(0, -1)],
    ['a file of another kind', 'x'.repeat(5000)],
  ])('is rejected if it is %s, without being repeated', async (_kind, text) => {
    const file = await keyFile(text);
    for (const source of [{ masterKey: text }, { masterKeyFile: file }]) {
      const error = await load(source).catch((raised: unknown) => raised);
      expect(error).toBeInstanceOf(StartError);
      if (text !== '') expect(String(error)).not.toContain(text);
    }
  });

  it.each([0o640, 0o604, 0o660, 0o620])(
    'is rejected from a file with mode %o, which other users can access',
    async (mode) => {
      const file = await keyFile(randomBytes(32).toString('base64'), mode);
      await expect(load({ masterKeyFile: file })).rejects.toThrow(`chmod 600 ${file}`);
      expect((await stat(file)).mode & 0o777).toBe(mode);
    },
  );

  it('is rejected from a file that does not exist', async () => {
    await expect(load({ masterKeyFile: path.join(configDir, 'nowhere') })).rejects.toThrow('ENOENT');
  });

  it('is not created again if its file is lost and secrets are stored', async () => {
    await openVault({ connection, masterKey: await load() });
    await rm(keyFileIn(configDir));
    await expect(load()).rejects.toThrow(StartError);
    expect(await readdir(configDir)).toEqual([]);
  });

  it('is never overwritten, not even by the creation of another key', async () => {
    const first = createKeyFile(path.join(configDir, 'master.key'));
    const text = await readFile(keyFileIn(configDir), 'utf8');
    expect(createKeyFile(keyFileIn(configDir))).toEqual(first);
    expect(await readFile(keyFileIn(configDir), 'utf8')).toBe(text);
  });

  it('is switched automatically if its change was interrupted after the database had the new one', async () => {
    const current = await load();
    await openVault({ connection, masterKey: current });
    const next = createKeyFile(nextKeyFileIn(configDir));
    await rotateMasterKey(connection, { current, next });
    expect(await load()).toEqual(next);
    await openVault({ connection, masterKey: next });
    const files = (await readdir(configDir)).sort();
    expect(files).toEqual(['master.key', expect.stringMatching(/^master\.key\.until-/)]);
  });

  it('stays as it is if its change was interrupted before the database had the new one', async () => {
    const current = await load();
    await openVault({ connection, masterKey: current });
    createKeyFile(nextKeyFileIn(configDir));
    expect(await load()).toEqual(current);
    expect((await readdir(configDir)).sort()).toEqual(['master.key', 'master.key.next']);
  });
});
