import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../directory-abilities.tsv');

/** What APIs of the directory plainly do, by hand: their titles often do not say it. The names of concepts, by the id of the API. */
export const directoryAbilities = (): Map<string, readonly string[]> =>
  new Map(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [id = '', names = ''] = line.split('\t');
        return [id, names.split('; ')];
      }),
  );
