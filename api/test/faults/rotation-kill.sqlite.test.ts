import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { loadMasterKey } from '#src/vault/master-key.ts';
import { openVault } from '#src/vault/vault.ts';
import { createTestFolder } from '#test/database.ts';
import { startChild } from '#test/faults/child.ts';
import { report } from '#test/faults/report.ts';
import { requireStrace } from '#test/faults/strace.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider, sealedSecrets, storeSecret } from '#test/stored-secrets.ts';
import { INSTALL_LIMIT_MS } from '#test/tool.ts';

/** System calls that change what a crash leaves behind; each one is a step. */
const STEPS = 'link,rename,unlink,fsync';
const MOST_STEPS = 60;

beforeAll(requireStrace, INSTALL_LIMIT_MS);

it('a master key rotation killed at any step leaves a master key that works', {
  timeout: 180_000,
}, async () => {
  const { folder, dispose } = await createTestFolder();
  const original = path.join(folder, 'original');
  const copy = path.join(folder, 'copy');
  const open = async (place: string) => {
    const connection = await openDatabase({ dataDir: path.join(place, 'data'), log: quietLog });
    const env = { masterKey: undefined, masterKeyFile: undefined, configDir: path.join(place, 'gatehouse') };
    const masterKey = await loadMasterKey({ env, connection });
    return { connection, masterKey, vault: await openVault({ connection, masterKey }) };
  };
  const first = await open(original);
  const providerId = await insertBareProvider(first.connection.db, 'custom');
  await storeSecret(first.connection, first.vault, providerId, 'kept');
  await first.connection.close();

  const found = { old: 0, new: 0 };
  let step = 1;
  for (; step <= MOST_STEPS; step += 1) {
    rmSync(copy, { recursive: true, force: true });
    cpSync(original, copy, { recursive: true });
    const inject = ['-e', `trace=${STEPS}`, '-e', `inject=${STEPS}:signal=SIGKILL:when=${step}`];
    const { code, stderr } = await startChild('../../src/commands/rotate-master-key.ts', [], {
      wrapper: ['strace', '-f', '-qq', '-o', '/dev/null', ...inject],
      env: { DATA_DIR: path.join(copy, 'data'), XDG_CONFIG_HOME: copy, LOG_LEVEL: 'silent' },
    }).ended;
    const { connection, masterKey, vault } = await open(copy);
    const [row] = await sealedSecrets(connection.db);
    expect(await vault.open(row!.ref, row!.secret), `step ${step}`).toBe('kept');
    await connection.close();
    found[masterKey.equals(first.masterKey) ? 'old' : 'new'] += 1;
    if (code === 0) break;
    expect(stderr).toBe('');
  }
  await dispose();
  expect(step).toBeLessThan(MOST_STEPS);
  expect(found.old).toBeGreaterThan(1);
  expect(found.new).toBeGreaterThan(1);
  report(`rotate-master-key: killed at each of ${step - 1} steps: ${found.old} old, ${found.new} new`);
});
