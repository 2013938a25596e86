import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import { keyFileIn } from '#src/vault/key-file.ts';
import { loadMasterKey } from '#src/vault/master-key.ts';
import { openVault } from '#src/vault/vault.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { type Child, startChild } from '#test/faults/child.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider, sealedSecrets, storeSecret } from '#test/stored-secrets.ts';

const SECRETS = 20;

let database: TestDatabase;
let configHome: string;
let secrets: Map<number, string>;

const configDir = (): string => path.join(configHome, 'gatehouse');
const noKey = { masterKey: undefined, masterKeyFile: undefined };

const connect = (): Promise<DatabaseConnection> => openDatabase({ ...database.options, log: quietLog });

const run = (command: string, env: Record<string, string> = {}, args: string[] = []): Child =>
  startChild(`../../src/commands/${command}.ts`, args, {
    env: {
      DATA_DIR: database.options.dataDir,
      DATABASE_URL: database.options.databaseUrl,
      XDG_CONFIG_HOME: configHome,
      LOG_LEVEL: 'silent',
      ...env,
    },
  });

/** Opens every value with the key that a start would find, and returns the ids of the data keys in use. */
const readAll = async (env: { masterKey?: string } = {}): Promise<Set<string>> => {
  const connection = await connect();
  try {
    const masterKey = await loadMasterKey({ env: { ...noKey, configDir: configDir(), ...env }, connection });
    const vault = await openVault({ connection, masterKey });
    const rows = await sealedSecrets(connection.db);
    expect(rows).toHaveLength(secrets.size);
    for (const { id, secret, ref } of rows) expect(await vault.open(ref, secret)).toBe(secrets.get(id));
    return new Set(rows.map(({ secret }) => secret.split('.')[1] ?? ''));
  } finally {
    await connection.close();
  }
};

const fill = async (env: { masterKey?: string } = {}): Promise<void> => {
  secrets = new Map();
  const connection = await connect();
  const masterKey = await loadMasterKey({ env: { ...noKey, configDir: configDir(), ...env }, connection });
  const vault = await openVault({ connection, masterKey });
  const providerId = await insertBareProvider(connection.db, 'custom');
  for (let index = 0; index < SECRETS; index += 1) {
    const secret = `secret ${index}`;
    secrets.set(await storeSecret(connection, vault, providerId, secret), secret);
  }
  await connection.close();
};

beforeEach(async () => {
  database = await createTestDatabase();
  configHome = path.join(path.dirname(database.options.dataDir), `config-${randomBytes(4).toString('hex')}`);
  await mkdir(configHome);
});
afterEach(() => database.dispose());

describe('rotate-data-key', { timeout: 60_000 }, () => {
  it('encrypts everything with a new key, says how many, and prints no secret', async () => {
    await fill();
    const [before] = await readAll();
    const { code, stdout, stderr } = await run('rotate-data-key').ended;
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/^20 secrets encrypted with data key \d+\.\n$/);
    const after = await readAll();
    expect(after.size).toBe(1);
    expect(after.has(before ?? '')).toBe(false);
  });
});

describe('rotate-master-key', { timeout: 60_000 }, () => {
  it('replaces the key file with a new one and keeps the old one', async () => {
    await fill();
    const before = await readFile(keyFileIn(configDir()), 'utf8');
    const { code, stdout, stderr } = await run('rotate-master-key').ended;
    expect(code, stderr).toBe(0);
    const after = await readFile(keyFileIn(configDir()), 'utf8');
    expect(after).not.toBe(before);
    const kept = (await readdir(configDir())).find((name) => name.startsWith('master.key.until-')) ?? '';
    expect(await readFile(path.join(configDir(), kept), 'utf8')).toBe(before);
    expect(stdout).toContain(kept);
    expect(stdout).not.toContain(before.trim());
    expect(stdout).not.toContain(after.trim());
    await readAll();
  });

  it('changes from a key in the environment to one in a named file', async () => {
    const masterKey = randomBytes(32).toString('base64');
    const next = randomBytes(32).toString('base64');
    await fill({ masterKey });
    const file = path.join(configHome, 'next.key');
    await writeFile(file, next, { mode: 0o600 });
    const unnamed = await run('rotate-master-key', { MASTER_KEY: masterKey }).ended;
    expect(unnamed.code).toBe(78);
    expect(unnamed.stderr).toContain('--new-key-file');
    const done = await run('rotate-master-key', { MASTER_KEY: masterKey }, ['--new-key-file', file]).ended;
    expect(done.code, done.stderr).toBe(0);
    await readAll({ masterKey: next });
    await expect(readAll({ masterKey })).rejects.toThrow('The master key is not the one');
    const again = await run('rotate-master-key', { MASTER_KEY: masterKey }, ['--new-key-file', file]).ended;
    expect(again.stdout).toContain('already has this master key');
  });
});

describe('each command', { timeout: 60_000 }, () => {
  it.each(['rotate-data-key', 'rotate-master-key'])(
    '%s explains itself, and rejects unknown arguments',
    async (command) => {
      const help = await run(command, {}, ['--help']).ended;
      expect([help.code, help.stdout]).toEqual([0, expect.stringContaining(`Usage: npm run ${command}`)]);
      const wrong = await run(command, {}, ['--unknown']).ended;
      expect([wrong.code, wrong.stderr]).toEqual([64, expect.stringContaining('Usage:')]);
    },
  );

  it.each(['rotate-data-key', 'rotate-master-key'])(
    '%s stops with one line if the master key is wrong',
    async (command) => {
      await fill();
      await writeFile(keyFileIn(configDir()), randomBytes(32).toString('base64'));
      const { code, stderr } = await run(command).ended;
      expect(code).toBe(78);
      expect(stderr).toMatch(/^The master key is not the one [^\n]*\n$/);
    },
  );
});
