import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { failureCode } from '#src/db/failure.ts';
import { makeFolders } from '#src/db/make-folders.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

const MASTER_KEY_BYTES = 32;
const GROUP_AND_OTHERS = 0o077;
// A key file is 44 characters and a line break; a much larger file was named by mistake.
const MAX_KEY_FILE_BYTES = 1024;

/** The key file that is created if the environment sets no key. */
export const keyFileIn = (configDir: string): string => path.join(configDir, 'master.key');

/** The new key while the master key is being changed, until the database has it. */
export const nextKeyFileIn = (configDir: string): string => path.join(configDir, 'master.key.next');

/** 32 bytes from base64. The StartError names `source` as where they came from. */
export const parseMasterKey = (text: string, source: string): Buffer => {
  const trimmed = text.trim();
  const key = Buffer.from(trimmed, 'base64');
  if (key.length !== MASTER_KEY_BYTES || key.toString('base64') !== trimmed) {
    throw new StartError(`${source} must be 32 bytes in base64 (44 characters)`);
  }
  return key;
};

/**
 * Reads a key file. Throws a StartError if it is missing, malformed, or readable by other users.
 * @param called what the error calls it
 */
export const readKeyFile = (file: string, called = `The key file ${file}`): Buffer => {
  let text: string;
  try {
    const found = statSync(file);
    // A pipe or a device may have no end, and reading it would hold up the start forever.
    if (!found.isFile()) throw new StartError(`${called} is not a file`);
    const { mode, size } = found;
    if ((mode & GROUP_AND_OTHERS) !== 0) {
      throw new StartError(`${called} can be read by other users. Run: chmod 600 ${file}`);
    }
    text = size > MAX_KEY_FILE_BYTES ? '' : readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${called} cannot be read (${failureCode(error)})`);
  }
  return parseMasterKey(text, called);
};

const syncFolder = (folder: string): void => {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

const writePrivate = (file: string, text: string): void => {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    // Regardless of the umask and of inherited permissions.
    fchmodSync(descriptor, 0o600);
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/**
 * Creates a key file with mode 0600 and a new random key, completely on disk before it gets its name, and returns the
 * key. An existing file is never overwritten: its key is returned instead.
 */
export const createKeyFile = (file: string): Buffer => {
  const folder = path.dirname(file);
  const draft = `${file}.${randomBytes(6).toString('hex')}.draft`;
  try {
    makeFolders(folder);
    writePrivate(draft, `${randomBytes(MASTER_KEY_BYTES).toString('base64')}\n`);
    try {
      // Unlike a rename, a link fails if the name is taken.
      linkSync(draft, file);
    } catch (error) {
      if (failureCode(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    syncFolder(folder);
  } catch (error) {
    throw new StartError(
      `The key file ${file} cannot be created (${failureCode(error)}). Set MASTER_KEY or MASTER_KEY_FILE instead.`,
    );
  }
  return readKeyFile(file);
};

/**
 * Replaces the current key file with the next one. The old one is kept next to it, because older backups still need
 * it. Returns the kept file, or undefined if there was none.
 */
export const promoteNextKey = (configDir: string, at: Date): string | undefined => {
  const current = keyFileIn(configDir);
  const kept = `${current}.until-${at.toISOString().replace(/[:.]/g, '-')}`;
  const hasOld = existsSync(current);
  if (hasOld) linkSync(current, kept);
  renameSync(nextKeyFileIn(configDir), current);
  syncFolder(configDir);
  return hasOld ? kept : undefined;
};
