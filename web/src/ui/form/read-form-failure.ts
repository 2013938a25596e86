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
  /** The rest, as one message; undefined if the fields say everything. */
  message: string | undefined;
  /** The server found something wrong with what was entered, which the form shows. */
  isAboutInput: boolean;
}

/** Splits the messages of a failed request: those about a field go to the field, and the rest become one message. */
export const readFormFailure = (error: unknown, pathOf: PathOf): FormFailure => {
  const fields: Record<string, string> = {};
  const others: string[] = [];
  if (error === null || error === undefined) return { fields, message: undefined, isAboutInput: false };
  const issues = issuesOf(error);
  for (const { path, message } of issues) {
    const field = pathOf(path);
    if (field === undefined) others.push(message);
    else fields[field] ??= message;
  }
  const isAboutInput = issues.length > 0;
  if (!isAboutInput) others.push(errorMessage(error));
  return { fields, message: others.length === 0 ? undefined : others.join(' '), isAboutInput };
};
