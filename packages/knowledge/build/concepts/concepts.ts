import { readYaml } from '#build/read-yaml.ts';
import { lineWith, problemAt, SourceProblem } from '#build/source-problem.ts';
import type { Sources } from '#build/sources.ts';
import { type Concept, conceptSchema } from '#schema/concept.ts';
import { NOTHING } from '#src/concepts/concept-counts.ts';

export const CONCEPTS_FOLDER = 'concepts';
const FILE = 'concept.yaml';

/** The folder of a concept: `text-to-speech`. */
export const folderOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const fileOf = (folder: string): string => `${CONCEPTS_FOLDER}/${folder}/${FILE}`;

/** Implied concepts that there are not. */
const unknownIn = (sources: Sources, concepts: readonly Concept[]): string[] => {
  const names = new Set(concepts.map(({ name }) => name));
  return concepts.flatMap(({ name, implies = {} }) => {
    const { file, text } = sources.read(fileOf(folderOf(name)));
    return Object.keys(implies)
      .filter((other) => !names.has(other))
      .map((other) => problemAt(file, lineWith(text, `\n  ${other}:`) + 1, `there is no concept ${other}`));
  });
};

/**
 * The concepts, in the order of their ranks.
 * @throws {SourceProblem}
 */
export const readConcepts = (sources: Sources): Concept[] => {
  const concepts = sources
    .list(CONCEPTS_FOLDER)
    .filter((folder) => folder !== NOTHING)
    .map((folder) => {
      const source = sources.read(fileOf(folder));
      const concept = readYaml(source, conceptSchema);
      if (folderOf(concept.name) !== folder)
        throw new SourceProblem([
          problemAt(
            source.file,
            lineWith(source.text, 'name:'),
            `its folder must be ${folderOf(concept.name)}`,
          ),
        ]);
      return concept;
    });
  const problems = unknownIn(sources, concepts);
  if (problems.length > 0) throw new SourceProblem(problems);
  return concepts.sort((a, b) => a.rank - b.rank);
};

/** The ways to say it by which it is meant for certain; its name is one, unless that is a word with other meanings too. */
export const phrasesOf = ({ name, says, supports = [] }: Concept): string[] => [
  ...new Set([...(supports.includes(name) ? [] : [name]), ...says]),
];

/** The words that may mean it, or something else. */
export const vaguePhrasesOf = ({ supports = [] }: Concept): string[] => supports;
