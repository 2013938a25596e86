import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '#test/database.ts';
import { startChild } from '#test/faults/child.ts';
import { requireStrace } from '#test/faults/strace.ts';
import { INSTALL_LIMIT_MS } from '#test/tool.ts';

let folder: string;
beforeAll(requireStrace, INSTALL_LIMIT_MS);
beforeEach(async () => {
  const created = await createTestFolder();
  folder = created.folder;
  return created.dispose;
});

/** Opens the folder with the first eight bytes of the kernel's statfs result replaced. */
const openOn = async (type: number, env: Record<string, string> = {}) => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(type);
  const inject = `inject=statfs:poke_exit=@arg2=${bytes.toString('hex')}`;
  const wrapper = ['strace', '-f', '-qq', '-o', '/dev/null', '-e', 'trace=statfs', '-e', inject];
  const { stdout, stderr } = await startChild('open-child.ts', [folder, 'leave'], { wrapper, env }).ended;
  return stdout.trim() || stderr;
};

describe('a data folder on a network file system', { timeout: 60_000 }, () => {
  it.each([
    ['NFS', 0x6969],
    ['CIFS', 0xff534d42],
    ['SMB', 0xfe534d42],
  ])('%s stops the start with one line that explains the alternatives', async (name, type) => {
    expect(await openOn(type)).toMatch(
      new RegExp(
        `^rejected 78 DATA_DIR .* is on a network file system \\(${name}\\).*DATABASE_URL.*ALLOW_NETWORK_DATA_DIR=true`,
      ),
    );
  });

  it('is used if ALLOW_NETWORK_DATA_DIR allows it', async () => {
    expect(await openOn(0x6969, { ALLOW_NETWORK_DATA_DIR: 'true' })).toBe('ready');
  });

  it.each([
    ['ext4', 0xef53],
    ['9P, with which sandboxes provide a local folder', 0x01021997],
  ])('is not detected on %s', async (_name, type) => {
    expect(await openOn(type)).toBe('ready');
  });
});
