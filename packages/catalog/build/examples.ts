import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NOTHING } from '#src/classifier.ts';
import { CONCEPTS } from '#src/concepts.ts';
import { readLines } from './read-lines.ts';

/** A text, and the name of what it asks for. */
export type Example = { text: string; label: string };

const FOLDER = join(import.meta.dirname, '../examples');
const SUFFIX = '.txt';

/** The name of a concept's file: `text-to-speech`. */
const fileNameOf = (concept: string): string => concept.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const labels = new Map(
  [NOTHING, ...CONCEPTS.map(({ name }) => name)].map((name) => [fileNameOf(name), name]),
);

const readExamples = (file: string): Example[] => {
  const label = labels.get(file.slice(0, -SUFFIX.length));
  if (label === undefined) throw new Error(`examples/${file} is named after no concept`);
  return readLines(`examples/${file}`).map((text) => ({ text, label }));
};

/** The texts of `examples/`, one file for each concept and one for what no API does. */
export const examples = (): Example[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(SUFFIX))
    .sort()
    .flatMap(readExamples);
