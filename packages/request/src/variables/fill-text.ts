import { variableMarks } from '@gatehouse/contract/plain/variables/marks.ts';

/** Why variables of a text cannot be replaced. */
export type FillProblem =
  /** They have no values. */
  | { kind: 'missing'; names: string[] }
  /** Another program makes up a value for it. */
  | { kind: 'dynamic'; name: string }
  /** With the values in it, the text is longer than it may be. */
  | { kind: 'too-long' };

export type FilledText = { text: string; problem?: never } | { problem: FillProblem; text?: never };

/**
 * The text with the values of its variables, each as it is: nothing in a value is read again. `\{{` becomes `{{`. Takes as long
 * as the text and what results of it, which has at most `maxLength` characters.
 * @param findValue undefined if the variable has no value; an empty one is a value
 */
export const fillText = (
  text: string,
  findValue: (name: string) => string | undefined,
  maxLength = Number.POSITIVE_INFINITY,
): FilledText => {
  const marks = variableMarks(text);
  if (marks.length === 0) return { text };
  const missing = new Set<string>();
  const pieces: string[] = [];
  let copied = 0;
  let length = 0;
  for (const mark of marks) {
    if (mark.kind === 'dynamic') return { problem: { kind: 'dynamic', name: mark.name } };
    const value = mark.kind === 'escape' ? '{{' : findValue(mark.name);
    if (value === undefined) missing.add(mark.name ?? '');
    length += mark.start - copied + (value ?? '').length;
    if (length > maxLength) return { problem: { kind: 'too-long' } };
    pieces.push(text.slice(copied, mark.start), value ?? '');
    copied = mark.end;
  }
  if (missing.size > 0) return { problem: { kind: 'missing', names: [...missing] } };
  if (length + text.length - copied > maxLength) return { problem: { kind: 'too-long' } };
  return { text: pieces.join('') + text.slice(copied) };
};
