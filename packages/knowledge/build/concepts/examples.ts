import { CONCEPTS_FOLDER, folderOf } from '#build/concepts/concepts.ts';
import { problemAt, SourceProblem } from '#build/source-problem.ts';
import type { Source, Sources } from '#build/sources.ts';
import type { Concept } from '#schema/concept.ts';
import { NOTHING } from '#src/concepts/concept-counts.ts';

/** A text, and the name of the concept that it asks for. */
export type Example = { text: string; label: string };

const FILE = 'examples.txt';
const LONGEST = 240;
/** With fewer, the classifier would not know a concept. */
const LEAST = 60;

/** The lines of a file, each a text; there have to be at least so many. */
export const linesOf = ({ file, text }: Source, least: number): string[] => {
  const seen = new Map<string, number>();
  const problems: string[] = [];
  const lines = text.split('\n').flatMap((line, at) => {
    if (line === '') return [];
    const first = seen.get(line);
    seen.set(line, first ?? at + 1);
    if (first !== undefined) problems.push(problemAt(file, at + 1, `stands in line ${first} too`));
    if (line !== line.trim()) problems.push(problemAt(file, at + 1, 'begins or ends with a space'));
    if (line.length > LONGEST) problems.push(problemAt(file, at + 1, `has more than ${LONGEST} characters`));
    return [line];
  });
  if (lines.length < least) problems.push(problemAt(file, lines.length, `has fewer than ${least} texts`));
  if (problems.length > 0) throw new SourceProblem(problems);
  return lines;
};

/**
 * The texts in the folders of the concepts, and of what no API does.
 * @throws {SourceProblem}
 */
export const readExamples = (sources: Sources, concepts: readonly Concept[]): Example[] => {
  const labels = new Map(concepts.map(({ name }) => [folderOf(name), name]));
  return sources.list(CONCEPTS_FOLDER).flatMap((folder) => {
    const label = labels.get(folder) ?? NOTHING;
    return linesOf(sources.read(`${CONCEPTS_FOLDER}/${folder}/${FILE}`), LEAST).map((text) => ({
      text,
      label,
    }));
  });
};
