import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { openVault } from '#src/vault/vault.ts';
import { createTestFolder } from '#test/database.ts';
import { startChild } from '#test/faults/child.ts';
import { requireStrace } from '#test/faults/strace.ts';
import { quietLog } from '#test/quiet-log.ts';
import { sealedSecrets } from '#test/stored-secrets.ts';
import { INSTALL_LIMIT_MS } from '#test/tool.ts';

const WRITES = 60;

describe('a disk that sometimes fails', { timeout: 180_000 }, () => {
  beforeAll(requireStrace, INSTALL_LIMIT_MS);

  it.each([
    ['a sync', 'fsync,fdatasync:error=EIO:when=30..34'],
    ['a write', 'pwrite64:error=EIO:when=200..204'],
    ['space for a write', 'pwrite64:error=ENOSPC:when=200..210'],
    ['every seventh sync', 'fsync,fdatasync:error=EIO:when=30+7'],
  ])('loses no acknowledged secret if it fails at %s, and keeps working', async (_kind, fault) => {
    const { folder, dispose } = await createTestFolder();
    const masterKey = randomBytes(32);
    const strace = [
      'strace',
      '-f',
      '-qq',
      '-o',
      '/dev/null',
      '-e',
      'trace=fsync,fdatasync,pwrite64',
      '-e',
      `inject=${fault}`,
    ];
    const args = [folder, masterKey.toString('base64'), String(WRITES)];
    const { stdout, stderr } = await startChild('writer-child.ts', args, { wrapper: strace }).ended;
    const lines = stdout.split('\n');
    const stored = lines
      .filter((line) => line.startsWith('stored'))
      .map((line) => Number(line.split(' ')[1]));
    const failed = lines.filter((line) => line.startsWith('failed'));
    expect(lines, stderr).toContain('done');
    expect(stored.length + failed.length).toBe(WRITES);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.filter((line) => !/failed (?:unavailable|storage_full)$/.test(line))).toEqual([]);
    expect(stored.length).toBeGreaterThan(WRITES / 2);
    // After a failed sync the contents of the disk are unknown: the file is read again from disk, not from memory.
    const reopened = lines.filter((line) => line === 'warned The database was reopened after an I/O error');
    expect(reopened.length > 0).toBe(failed.includes('failed unavailable'));

    const connection = await openDatabase({ dataDir: folder, log: quietLog });
    expect(await connection.status()).toBe('ok');
    const vault = await openVault({ connection, masterKey });
    const rows = await sealedSecrets(connection.db);
    for (const { secret, ref } of rows) expect(await vault.open(ref, secret)).toMatch(/^secret \d+$/);
    const ids = new Set(rows.map(({ id }) => id));
    expect(stored.filter((id) => !ids.has(id))).toEqual([]);
    await connection.close();
    await dispose();
  });
});
