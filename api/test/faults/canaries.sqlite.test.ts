import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { backUp } from '#src/db/backup.ts';
import { openDatabase } from '#src/db/connect.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import type { Deps } from '#src/deps.ts';
import { erasePrevious, restorePrevious, rotateKey } from '#src/features/keys/key-rotation.service.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { rotateDataKey } from '#src/vault/rotate-data-key.ts';
import { openVault } from '#src/vault/vault.ts';
import { createTestFolder } from '#test/database.ts';
import { deep } from '#test/deep.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider, storeSecret } from '#test/stored-secrets.ts';

const CANARIES = deep(50, 200);

/** The encodings in which a text may be in a file without being noticed. */
const encodingsOf = (text: string): Map<string, Buffer> => {
  const bytes = Buffer.from(text);
  // The base64 of a part depends on where the part starts: the middle characters match for one of three shifts.
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(4, -4),
  );
  return new Map([
    ['raw', bytes],
    ...base64.map((part, shift) => [`base64 shifted by ${shift}`, Buffer.from(part)] as const),
    ...base64.map(
      (part, shift) =>
        [
          `base64url shifted by ${shift}`,
          Buffer.from(part.replaceAll('+', '-').replaceAll('/', '_')),
        ] as const,
    ),
    ['hex', Buffer.from(bytes.toString('hex'))],
    ['HEX', Buffer.from(bytes.toString('hex').toUpperCase())],
    ['URL', Buffer.from(encodeURIComponent(text))],
    ['JSON', Buffer.from(JSON.stringify(text).slice(1, -1))],
    ['UTF-16', Buffer.from(text, 'utf16le')],
    ['reversed', Buffer.from([...text].reverse().join(''))],
  ]);
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());

const hitsIn = (folder: string, texts: string[]): string[] =>
  filesIn(folder).flatMap((file) => {
    const bytes = readFileSync(file);
    return texts.flatMap((text) =>
      [...encodingsOf(text)]
        .filter(([, form]) => bytes.includes(form))
        .map(([name]) => `${path.basename(file)}: ${name}`),
    );
  });

it(`${CANARIES} secrets and the master key are in no file of the data folder, in any encoding`, async () => {
  const { folder, dispose } = await createTestFolder();
  const masterKey = randomBytes(32);
  // Characters that URL and JSON encoding change, so that the forms differ.
  const canaries = Array.from({ length: CANARIES }, () => `canary/"${randomBytes(24).toString('base64')}"+ü`);
  const connection = await openDatabase({ dataDir: folder, log: quietLog });
  const vault = await openVault({ connection, masterKey });
  const providerId = await insertBareProvider(connection.db, 'custom');
  for (const canary of canaries) await storeSecret(connection, vault, providerId, canary);
  await connection.db.deleteFrom('api_keys').where('id', '<=', 10).execute();
  // What a rotation replaces stays for a day, sealed, or is restored or erased.
  const deps = { connection, vault, now: Date.now } as Deps;
  for (let id = 11; id <= 30; id += 1) {
    const newApiKey = `rotated/"${randomBytes(24).toString('base64')}"+ü`;
    canaries.push(newApiKey);
    await rotateKey(deps, { id, newApiKey });
    if (id % 3 === 0) await restorePrevious(deps, { id });
    if (id % 3 === 1) await erasePrevious(deps, id);
  }
  await rotateDataKey(connection, masterKey, SEALED_COLUMNS);
  const keyForms = [masterKey.toString('base64'), masterKey.toString('base64url'), masterKey.toString('hex')];

  expect(
    filesIn(folder)
      .map((file) => path.basename(file))
      .sort(),
  ).toEqual(['gatehouse.lock', 'gatehouse.sqlite', 'gatehouse.sqlite-wal']);
  expect(hitsIn(folder, [...canaries, ...keyForms])).toEqual([]);
  await connection.close();
  const handle = new Sqlite(databaseFile(folder));
  backUp(handle, folder, 'daily', new Date());
  handle.close();
  expect(filesIn(folder).some((file) => file.includes('backups'))).toBe(true);
  expect(hitsIn(folder, [...canaries, ...keyForms])).toEqual([]);
  for (const file of filesIn(folder)) expect(readFileSync(file).includes(masterKey)).toBe(false);
  await dispose();
});

it('the search finds a secret that is in a file, in each encoding', async () => {
  const { folder, dispose } = await createTestFolder();
  const canary = `canary/"${randomBytes(24).toString('base64')}"+ü`;
  const { writeFile } = await import('node:fs/promises');
  for (const [name, form] of encodingsOf(canary)) {
    await writeFile(path.join(folder, 'file'), Buffer.concat([randomBytes(7), form, randomBytes(7)]));
    expect(hitsIn(folder, [canary])).toContain(`file: ${name}`);
  }
  await dispose();
});
