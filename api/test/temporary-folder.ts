import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. A container may give it only 64 MB. */
const IN_MEMORY = '/dev/shm';
const NEEDED_BYTES = 4 * 1024 ** 3;

const hasRoom = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
};

/**
 * Creates a folder for databases that are made and deleted by the thousand: in memory where there is room, since a
 * PostgreSQL database of 300 files takes 0.4 s on a disk and 0.05 s there. TMPDIR overrides that.
 * @returns its path, which begins with `prefix`
 */
export const createTemporaryFolder = (prefix: string): Promise<string> => {
  const inMemory = process.env.TMPDIR === undefined && hasRoom(IN_MEMORY);
  return mkdtemp(path.join(inMemory ? IN_MEMORY : tmpdir(), prefix));
};
