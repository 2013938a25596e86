import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SEED } from '@gatehouse/outbound/test/seed.ts';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { openVault } from '#src/vault/vault.ts';
import { createTestFolder } from '#test/database.ts';
import { deep, deepTimeout } from '#test/deep.ts';
import { startChild } from '#test/faults/child.ts';
import { report } from '#test/faults/report.ts';
import { quietLog } from '#test/quiet-log.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { sealedSecrets } from '#test/stored-secrets.ts';

const KILLS = deep(50, 2_000);
const SHORTEST_MS = 5;
const LONGEST_MS = 300;

it(`loses no acknowledged secret in ${KILLS} kills while writing`, {
  timeout: deepTimeout(180_000),
}, async () => {
  const random = seededRandom(SEED);
  const { folder, dispose } = await createTestFolder();
  const masterKey = randomBytes(32);
  const args = [folder, masterKey.toString('base64'), '1000000'];
  let acknowledged = 0;
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const child = startChild('writer-child.ts', args);
    const [, stored] = (await child.lineStarting('ready')).split(' ');
    // One writer: besides the acknowledged transactions, at most one was committed without being acknowledged.
    expect(Number(stored) - acknowledged, `seed ${SEED}, kill ${kill}`).toBeOneOf([0, 1]);
    if (kill < KILLS) await sleep(SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS));
    child.process.kill('SIGKILL');
    await child.ended;
    const last = child.lines().findLast((line) => line.startsWith('stored'));
    acknowledged = Number(last?.split(' ')[1] ?? stored);
  }

  const connection = await openDatabase({ dataDir: folder, log: quietLog });
  const vault = await openVault({ connection, masterKey });
  const rows = await sealedSecrets(connection.db);
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
  for (const { id, secret, ref } of rows) expect(await vault.open(ref, secret)).toBe(`secret ${id}`);
  await connection.close();
  const file = new Sqlite(databaseFile(folder), { readonly: true });
  expect(file.pragma('integrity_check', { simple: true })).toBe('ok');
  file.close();
  await dispose();
  report(`kill: ${KILLS} kills, ${acknowledged} acknowledged writes, 0 lost, seed ${SEED}`);
});
