import { randomBytes } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { backUp, listBackups } from '#src/db/backup.ts';
import { openDatabase } from '#src/db/connect.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { openVault } from '#src/vault/vault.ts';
import { createTestFolder } from '#test/database.ts';
import { type Child, startChild } from '#test/faults/child.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider, sealedSecrets, storeSecret } from '#test/stored-secrets.ts';

const LIMIT_MS = 60_000;
const DAY = 24 * 60 * 60 * 1000;
const masterKey = randomBytes(32);

let folder: string;
let dataDir: string;
/** What was erased from the database and stands in its backups, as it was stored there. */
let erased: string[];

const open = () => openDatabase({ dataDir, log: quietLog });

const run = (env: Record<string, string | undefined> = {}): Child =>
  startChild('../../src/commands/forget.ts', [], {
    env: { DATA_DIR: dataDir, DATABASE_URL: undefined, LOG_LEVEL: 'silent', ...env },
  });

/** The files of the data folder that contain one of the texts. */
const filesWith = (texts: readonly string[]): string[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return texts.some((text) => bytes.includes(text));
    });

const insertHistory = (text: string): string =>
  `insert into history (created_at, api_key_id, key_name, provider_id, provider_name, method, url, response_time,
    truncated, request_body_truncated, observations, text)
    values ('2026-11-20T00:00:00.000Z', 1, 'k', 1, 'p', 'GET', 'https://a.test/', 1, 0, 0, '[]', '${text}')`;

beforeEach(async () => {
  const made = await createTestFolder();
  onTestFinished(made.dispose);
  folder = made.folder;
  dataDir = path.join(folder, 'data');
  const connection = await open();
  const vault = await openVault({ connection, masterKey });
  const providerId = await insertBareProvider(connection.db, 'custom');
  for (const secret of ['deleted', 'replaced', 'kept'])
    await storeSecret(connection, vault, providerId, secret);
  const sealed = await sealedSecrets(connection.db);
  erased = [...sealed.slice(0, 2).map(({ secret }) => secret), 'a call that was deleted'];
  await connection.close();

  const handle = new Sqlite(databaseFile(dataDir));
  handle.exec(insertHistory('a call that was deleted'));
  backUp(handle, dataDir, 'migration', new Date(Date.now() - 2 * DAY));
  backUp(handle, dataDir, 'daily', new Date(Date.now() - DAY));
  writeFileSync(path.join(dataDir, 'backups', 'daily-x.sqlite.partial'), erased.join());
  handle.close();
  const again = await open();
  const againVault = await openVault({ connection: again, masterKey });
  const [deleted, replaced] = sealed;
  await again.db
    .deleteFrom('api_keys')
    .where('id', '=', deleted?.id ?? 0)
    .execute();
  await again.db.deleteFrom('history').execute();
  await again.db
    .updateTable('api_keys')
    .set({ secret: await againVault.seal(replaced?.ref as never, 'new secret') })
    .where('id', '=', replaced?.id ?? 0)
    .execute();
  await again.close();
  expect(filesWith(erased)).toHaveLength(3);
});

/** What a server that starts from the only backup can open. */
const restored = async (): Promise<string[]> => {
  const [only, ...others] = listBackups(dataDir);
  expect(others).toEqual([]);
  const restoredDir = path.join(folder, 'restored');
  await mkdir(restoredDir);
  cpSync(only?.path ?? '', databaseFile(restoredDir));
  const connection = await openDatabase({ dataDir: restoredDir, log: quietLog });
  const vault = await openVault({ connection, masterKey });
  const rows = await sealedSecrets(connection.db);
  const texts = await Promise.all(rows.map(({ ref, secret }) => vault.open(ref, secret)));
  expect(await connection.db.selectFrom('history').select('id').execute()).toEqual([]);
  await connection.close();
  return texts;
};

const report = /^New backup: backups\/daily-\S+\.sqlite\n2 older backups deleted \(\d+\.\d MiB\)\. What was/;

it('what was erased stands in no file any more, and the backup restores the rest', {
  timeout: LIMIT_MS,
}, async () => {
  const { code, stdout, stderr } = await run().ended;
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(report);
  expect(filesWith(erased)).toEqual([]);
  expect(await restored()).toEqual(['new secret', 'kept']);
});

it('a running server does it itself when it is asked', { timeout: LIMIT_MS }, async () => {
  const connection = await open();
  const { code, stdout, stderr } = await run().ended;
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(report);
  expect(filesWith(erased)).toEqual([]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('forget'))).toEqual([]);
  await connection.close();
  expect(await restored()).toEqual(['new secret', 'kept']);
});

it('with PostgreSQL it says whose the backups are, and touches none', { timeout: LIMIT_MS }, async () => {
  const { code, stdout, stderr } = await run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }).ended;
  expect([code, stdout]).toEqual([78, '']);
  expect(stderr).toContain('Gatehouse makes no backups of PostgreSQL');
  expect(filesWith(erased)).toHaveLength(3);
});
