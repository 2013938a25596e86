import type { z } from 'zod';
import { issueText, problemAt, SourceProblem } from '#build/source-problem.ts';
import type { Source } from '#build/sources.ts';

/** The cells of a line by the names of the columns; an empty cell is left out. */
const rowOf = (columns: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap((column, at) => {
      const cell = cells[at] ?? '';
      return cell === '' ? [] : [[column, cell]];
    }),
  );

/**
 * Reads a table: its first line names the columns, and every other line has one cell for each, with tabs between them.
 * Cells at the end can be missing, empty lines say nothing, and a line that begins with `# ` is a comment.
 * @param schema of one row; an empty cell is an absent key
 * @param keyOf what only one row may have
 * @throws {SourceProblem} that names the file, the line and what is wrong, for every problem
 */
export const readTsv = <Row>(
  { file, text }: Source,
  schema: z.ZodType<Row>,
  keyOf: (row: Row) => string,
): Row[] => {
  const lines = text
    .split('\n')
    .map((line, at) => ({ line, number: at + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('# '));
  const columns = lines[0]?.line.split('\t') ?? [];
  const problems: string[] = [];
  const lineOfKey = new Map<string, number>();
  const reportRepeated = (row: Row, number: number): void => {
    const key = keyOf(row);
    const first = lineOfKey.get(key);
    if (first === undefined) lineOfKey.set(key, number);
    else problems.push(problemAt(file, number, `${key} stands in line ${first} too`));
  };
  const rows = lines.slice(1).flatMap(({ line, number }) => {
    const cells = line.split('\t');
    if (cells.length > columns.length)
      problems.push(problemAt(file, number, `has ${cells.length} cells for ${columns.length} columns`));
    const result = schema.safeParse(rowOf(columns, cells));
    if (result.success) {
      reportRepeated(result.data, number);
      return [result.data];
    }
    problems.push(...result.error.issues.map((issue) => problemAt(file, number, issueText(issue))));
    return [];
  });
  if (problems.length > 0) throw new SourceProblem(problems);
  return rows;
};
