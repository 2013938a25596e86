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
export const issueText = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;
