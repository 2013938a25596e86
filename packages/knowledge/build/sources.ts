import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A source file: its path from the package's folder, by which problems name it, and its text. */
export type Source = { file: string; text: string };

/** The source files of the package. */
export type Sources = {
  read: (file: string) => Source;
  /** The names of what is in a folder, sorted; none if there is no such folder. */
  list: (folder: string) => string[];
};

/** Another file in the folder of one; undefined if there is none. */
export const besideIn = (sources: Sources, { file }: Source, name: string): Source | undefined =>
  sources.list(dirname(file)).includes(name) ? sources.read(`${dirname(file)}/${name}`) : undefined;

/** @param root the package's folder, or one of a test */
export const sourcesIn = (root: string): Sources => ({
  read: (file) => ({ file, text: readFileSync(join(root, file), 'utf8') }),
  list: (folder) => {
    try {
      return readdirSync(join(root, folder)).sort();
    } catch {
      return [];
    }
  },
});
