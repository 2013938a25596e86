import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lines of a file of the package, by its path in it, without empty ones. */
export const readLines = (path: string): string[] =>
  readFileSync(join(import.meta.dirname, '..', path), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
