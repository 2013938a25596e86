import type { z } from 'zod';

/** What is wrong with a source file, one `file:line: what` per problem. */
export class SourceProblem extends Error {
  override name = 'SourceProblem';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** `providers/acme/entry.yaml:12: pricing.checked: invalid date` */
export const problemAt = (file: string, line: number, what: string): string => `${file}:${line}: ${what}`;

/** What a schema says against a value, with the place in it: `operations.0.path: must begin with a slash`. */
export const issueText = (issue: z.core.$ZodIssue): string => {
  const { path, message: whole } = issue;
  const message = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? whole) : whole;
  return path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;
};

/** The number of the first line that has a text. */
export const lineWith = (text: string, part: string): number =>
  text.slice(0, Math.max(0, text.indexOf(part))).split('\n').length;
