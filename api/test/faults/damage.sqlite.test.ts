import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SEED } from '@gatehouse/outbound/test/seed.ts';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp, backupFolder } from '#src/db/backup.ts';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import { classifyFailure, failureCode } from '#src/db/failure.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { VaultError } from '#src/vault/envelope.ts';
import { openVault } from '#src/vault/vault.ts';
import { createTestFolder } from '#test/database.ts';
import { deep, deepTimeout } from '#test/deep.ts';
import { report } from '#test/faults/report.ts';
import { quietLog } from '#test/quiet-log.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { insertBareProvider, sealedSecrets, storeSecret } from '#test/stored-secrets.ts';

const IMAGES = deep(120, 5_000);
const SECRETS = 300;
const PAGE = 4096;

const masterKey = randomBytes(32);
const secrets = new Map<number, string>();
let folder: string;
let original: string;
let dispose: () => Promise<void>;

beforeAll(async () => {
  ({ folder, dispose } = await createTestFolder());
  original = path.join(folder, 'original');
  const connection = await openDatabase({ dataDir: original, log: quietLog });
  const vault = await openVault({ connection, masterKey });
  const providerId = await insertBareProvider(connection.db, 'custom');
  for (let index = 0; index < SECRETS; index += 1) {
    const secret = randomBytes(100).toString('hex');
    secrets.set(await storeSecret(connection, vault, providerId, secret), secret);
  }
  await connection.close();
  const handle = new Sqlite(databaseFile(original));
  backUp(handle, original, 'daily', new Date());
  handle.close();
  expect(readdirSync(backupFolder(original))).toHaveLength(1);
});
afterAll(() => dispose());

const KINDS = ['flip bits', 'zero a page', 'cut off', 'swap pages', 'fill with noise'] as const;

const damage = (bytes: Buffer, kind: (typeof KINDS)[number], random: () => number): Buffer => {
  const pages = bytes.length / PAGE;
  const page = (): number => PAGE * Math.floor(random() * pages);
  const from = page();
  switch (kind) {
    case 'flip bits':
      for (let count = 0; count < 20; count += 1) {
        const at = Math.floor(random() * bytes.length);
        bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at);
      }
      return bytes;
    case 'zero a page':
      return bytes.fill(0, from, from + PAGE);
    case 'cut off':
      return bytes.subarray(0, 1 + Math.floor(random() * (bytes.length - 1)));
    case 'swap pages': {
      const to = page();
      const kept = Buffer.from(bytes.subarray(from, from + PAGE));
      bytes.copy(bytes, from, to, to + PAGE);
      kept.copy(bytes, to);
      return bytes;
    }
    case 'fill with noise':
      return bytes.fill(
        Buffer.from(Array.from({ length: 256 }, () => Math.floor(random() * 256))),
        from,
        from + PAGE,
      );
  }
};

const passesCheck = (file: string): boolean => {
  try {
    const handle = new Sqlite(file, { readonly: true });
    try {
      return handle.pragma('quick_check(1)', { simple: true }) === 'ok';
    } finally {
      handle.close();
    }
  } catch {
    return false;
  }
};

/** How many values can be opened; checks that each of them is correct. */
const readAll = async (connection: DatabaseConnection): Promise<number> => {
  let opened = 0;
  try {
    const vault = await openVault({ connection, masterKey });
    for (const { id, secret, ref } of await sealedSecrets(connection.db)) {
      const plaintext = await vault.open(ref, secret).catch((error: unknown) => {
        expect(error).toBeInstanceOf(VaultError);
      });
      if (plaintext === undefined) continue;
      expect(plaintext).toBe(secrets.get(id));
      opened += 1;
    }
  } catch (error) {
    expect(connection.startError(error), String(error)).toBeInstanceOf(StartError);
  }
  return opened;
};

it(`a damaged file is rejected or opened read-only, in ${IMAGES} images, and its backups stay`, {
  timeout: deepTimeout(180_000),
}, async () => {
  const random = seededRandom(SEED);
  const outcomes = { rejected: 0, 'read-only': 0, 'passes the check': 0 };
  for (let index = 0; index < IMAGES; index += 1) {
    const image = path.join(folder, `image-${index}`);
    cpSync(original, image, { recursive: true });
    const kind = KINDS[index % KINDS.length]!;
    const bytes = damage(readFileSync(databaseFile(image)), kind, random);
    writeFileSync(databaseFile(image), bytes);
    const backups = readdirSync(backupFolder(image));
    const whole = passesCheck(databaseFile(image));
    const hint = `seed ${SEED}, image ${index}: ${kind}`;
    const opened = await openDatabase({ dataDir: image, log: quietLog }).catch((error: unknown) => error);
    if (opened instanceof Error) {
      expect(opened, hint).toBeInstanceOf(StartError);
      // A rejected file is untouched: it may be all there is to recover from.
      expect(readFileSync(databaseFile(image)).equals(bytes), hint).toBe(true);
      outcomes.rejected += 1;
    } else {
      const connection = opened as DatabaseConnection;
      const status = await connection.status();
      if (!whole) expect(status, hint).toBe('read-only');
      if (status === 'read-only') {
        const write = await insertBareProvider(connection.db, 'new').catch((error: unknown) => error);
        // SQLite notices a column with a damaged name before it checks whether it may write.
        expect(classifyFailure(write) ?? failureCode(write), hint).toBeOneOf(['read_only', 'SQLITE_ERROR']);
      }
      outcomes[status === 'read-only' ? status : 'passes the check'] += 1;
      await readAll(connection);
      await connection.close();
    }
    for (const backup of backups) {
      const connection = new Sqlite(path.join(backupFolder(image), backup), { readonly: true });
      expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
      connection.close();
    }
    expect(
      backups.every((backup) => readdirSync(backupFolder(image)).includes(backup)),
      hint,
    ).toBe(true);
    rmSync(image, { recursive: true });
  }
  expect(outcomes.rejected).toBeGreaterThan(0);
  expect(outcomes['read-only']).toBeGreaterThan(0);
  report(`damage: ${JSON.stringify(outcomes)}, seed ${SEED}`);
});

it('damage that appears only while running makes the database read-only, and a backup in its place works again', async () => {
  const image = path.join(folder, 'later');
  cpSync(original, image, { recursive: true });
  const handle = new Sqlite(databaseFile(image));
  const root = handle
    .prepare("select rootpage from sqlite_schema where name = 'audit_events'")
    .pluck()
    .get() as number;
  handle.close();
  const connection = await openDatabase({ dataDir: image, log: quietLog });
  const bytes = readFileSync(databaseFile(image));
  bytes.fill(0xff, (root - 1) * PAGE, root * PAGE);
  writeFileSync(databaseFile(image), bytes);
  // The check at the start has loaded every page into memory.
  await sql`pragma shrink_memory`.execute(connection.db);
  expect(await connection.status()).toBe('ok');
  const read = await connection.db
    .selectFrom('audit_events')
    .selectAll()
    .execute()
    .catch((error: unknown) => error);
  expect(classifyFailure(read)).toBe('read_only');
  expect(await connection.status()).toBe('read-only');
  const write = await insertBareProvider(connection.db, 'new').catch((error: unknown) => error);
  expect(classifyFailure(write)).toBe('read_only');
  expect(await readAll(connection)).toBe(SECRETS);
  await connection.close();

  const restored = path.join(folder, 'restored');
  mkdirSync(restored);
  cpSync(path.join(backupFolder(image), readdirSync(backupFolder(image))[0]!), databaseFile(restored));
  const again = await openDatabase({ dataDir: restored, log: quietLog });
  expect(await again.status()).toBe('ok');
  expect(await readAll(again)).toBe(SECRETS);
  await again.close();
});
