import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { failureCode } from '#src/db/failure.ts';

/**
 * Creates a folder of its owner's alone, and those above it that are missing. Each is tried once: Node's own recursive mkdir never
 * returns below /proc, where a new folder is said to be missing its parent forever. Throws the system's error.
 */
export const makeFolders = (folder: string): void => {
  const parent = path.dirname(folder);
  if (parent !== folder && !existsSync(parent)) makeFolders(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (failureCode(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
};
