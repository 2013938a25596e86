import { problemAt, SourceProblem } from '#build/source-problem.ts';
import type { Source } from '#build/sources.ts';

/** Requirements that ask for what the folder is about, a line for each. */
export const EXAMPLES_FILE = 'examples.txt';

const LONGEST = 240;

/**
 * The lines of a file, each a text.
 * @param least how many there have to be
 * @throws {SourceProblem} also for one that stands there twice
 */
export const exampleLines = ({ file, text }: Source, least: number): string[] => {
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
