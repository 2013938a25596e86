import { readLines } from './read-lines.ts';

/** What APIs of the directory plainly do, by hand: their titles often do not say it. The names of concepts, by the id of the API. */
export const directoryAbilities = (): Map<string, readonly string[]> =>
  new Map(
    readLines('directory-abilities.tsv').map((line) => {
      const [id = '', names = ''] = line.split('\t');
      return [id, names.split('; ')];
    }),
  );
