import { TRPCClientError } from '@trpc/client';
import { errorMessage } from '#src/lib/error-message.ts';

type IssuePath = readonly (string | number)[];

interface Issue {
  path: IssuePath;
  message: string;
}

/** Returns the form field that an issue is about, as a path; undefined if it is about no field of the form. */
export type PathOf = (path: IssuePath) => string | undefined;

const isIssue = (value: unknown): value is Issue => {
  const { path, message } = (value ?? {}) as Partial<Issue>;
  return Array.isArray(path) && typeof message === 'string';
};

/** What the server found wrong with an input, even if it rejected it before the procedure. */
const issuesOf = (error: unknown): Issue[] => {
  if (!(error instanceof TRPCClientError)) return [];
  const { data, meta } = error as { data?: unknown; meta?: { responseJSON?: unknown } };
  const { issues } = (data ?? meta?.responseJSON ?? {}) as { issues?: unknown };
  return Array.isArray(issues) ? issues.filter(isIssue) : [];
};

/** Maps issues to the fields with these names. `renamed` maps names of the server to different names in the form. */
export const atFields =
  (names: readonly string[], renamed: Readonly<Record<string, string>> = {}): PathOf =>
  ([first]) => {
    const name = renamed[String(first)] ?? String(first);
    return names.includes(name) ? name : undefined;
  };

export interface FormFailure {
  /** The first message at each field, by its path in the form. */
  fields: Record<string, string>;
  /** The rest, as one message; undefined if the fields or a toast say everything. */
  message: string | undefined;
}

/**
 * Splits the messages of a failed request: those about a field go to the field, and the rest become one message.
 * `toast` is the text of the toast about the failure, if there is one: what it says is not repeated.
 */
export const readFormFailure = (error: unknown, pathOf: PathOf, toast?: string): FormFailure => {
  const fields: Record<string, string> = {};
  const others: string[] = [];
  if (error === null || error === undefined) return { fields, message: undefined };
  const issues = issuesOf(error);
  for (const { path, message } of issues) {
    const field = pathOf(path);
    if (field === undefined) others.push(message);
    else fields[field] ??= message;
  }
  if (issues.length === 0 && toast === undefined) others.push(errorMessage(error));
  const remaining = others.filter((message) => toast?.includes(message) !== true);
  return { fields, message: remaining.length === 0 ? undefined : remaining.join(' ') };
};
