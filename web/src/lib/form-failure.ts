import { TRPCClientError } from '@trpc/client';
import { errorMessage } from '#src/lib/error-message.ts';

type IssuePath = readonly (string | number)[];

interface Issue {
  path: IssuePath;
  message: string;
}

/** The path in a form of what an issue is about; undefined where no field of the form is meant. */
export type PathOf = (path: IssuePath) => string | undefined;

const isIssue = (value: unknown): value is Issue => {
  const { path, message } = (value ?? {}) as Partial<Issue>;
  return Array.isArray(path) && typeof message === 'string';
};

/** What the server found wrong with an input, also where it refused it before the procedures. */
const issuesOf = (error: unknown): Issue[] => {
  if (!(error instanceof TRPCClientError)) return [];
  const { data, meta } = error as { data?: unknown; meta?: { responseJSON?: unknown } };
  const { issues } = (data ?? meta?.responseJSON ?? {}) as { issues?: unknown };
  return Array.isArray(issues) ? issues.filter(isIssue) : [];
};

/** Issues at the fields of these names; of a name that a form calls differently, at that one. */
export const atFields =
  (names: readonly string[], renamed: Readonly<Record<string, string>> = {}): PathOf =>
  ([first]) => {
    const name = renamed[String(first)] ?? String(first);
    return names.includes(name) ? name : undefined;
  };

export interface FormFailure {
  /** The first message at each field, by its path in the form. */
  fields: Record<string, string>;
  /** What is to be said besides; undefined where the fields, or a toast, say everything. */
  message: string | undefined;
}

/**
 * Sorts what a failed request says: what belongs to a field goes there, and the rest is one message. `toast` is the
 * text of the toast that tells of the failure, where there is one: what it says is not said again.
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
  const unsaid = others.filter((message) => toast?.includes(message) !== true);
  return { fields, message: unsaid.length === 0 ? undefined : unsaid.join(' ') };
};
