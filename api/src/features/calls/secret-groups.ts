import type { Span } from '@gatehouse/secrets/spans.ts';

/** Whose a secret of a call is. */
export type SecretSource =
  | { of: 'key' }
  | { of: 'endpoint' }
  | { of: 'variable'; name: string; mask: string };

/** The secrets of a call that are one's, and what stands for them where a call is shown. */
export type SecretGroup = SecretSource & { mask: string; values: readonly string[] };

/** Secrets in a text, with those whose they are: of several where they overlap. */
export type SecretOccurrence = { span: Span; groups: readonly SecretGroup[] };

const covers = (one: Span, other: Span): boolean => one[0] <= other[0] && one[1] >= other[1];

const together = (one: SecretOccurrence, other: SecretOccurrence): SecretOccurrence => {
  if (covers(one.span, other.span)) return one;
  if (covers(other.span, one.span)) return other;
  return {
    span: [Math.min(one.span[0], other.span[0]), Math.max(one.span[1], other.span[1])],
    groups: [...new Set([...one.groups, ...other.groups])],
  };
};

/** What was found in order, with what overlaps made into one: no part of either may remain. Of equal ones the first counts. */
export const joinFound = (found: readonly SecretOccurrence[]): SecretOccurrence[] => {
  const joined: SecretOccurrence[] = [];
  for (const one of found.toSorted((a, b) => a.span[0] - b.span[0])) {
    const last = joined.at(-1);
    if (last === undefined || one.span[0] >= last.span[1]) joined.push(one);
    else joined[joined.length - 1] = together(last, one);
  }
  return joined;
};
