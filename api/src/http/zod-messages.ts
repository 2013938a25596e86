import { z } from 'zod';

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0];

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const UNITS: Record<string, string> = { string: ' characters', array: ' entries' };

type UnionIssue = Extract<Issue, { code: 'invalid_union' }>;

/** What a value may be, if it is none of it; a value of the right type has another fault. */
const unionProblem = ({ input, errors }: UnionIssue): string => {
  if (input === undefined) return 'is required';
  const types = errors.map((issues) =>
    issues.find(({ code, path }) => code === 'invalid_type' && !path.length),
  );
  const names = types.map((type) => (type?.code === 'invalid_type' ? TYPES[type.expected] : undefined));
  return names.length === 0 || names.includes(undefined) ? 'is not valid' : `must be ${names.join(' or ')}`;
};

const problemOf = (issue: Issue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'invalid_union':
      return unionProblem(issue);
    default:
      return undefined;
  }
};

/**
 * Replaces zod's default messages, for schemas without their own, with ones that name the field: "method must be one
 * of GET, POST" for "Invalid option: …". Applies to the whole process.
 */
export const installZodMessages = (): void => {
  z.config({
    customError: (issue) => {
      const problem = problemOf(issue);
      const field = issue.path?.length ? issue.path.join('.') : 'The input';
      return problem && `${field} ${problem}`;
    },
  });
};
