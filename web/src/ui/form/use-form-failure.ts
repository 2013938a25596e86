import { TRPCClientError } from '@trpc/client';
import { useEffect, useRef } from 'react';
import { errorMessage } from '#src/lib/error-message.ts';
import { markTold, tellFailure, wasTold } from '#src/ui/feedback/tell-failure.ts';
import { focusFirstError } from '#src/ui/form/form-behavior.ts';

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

interface FormFailure {
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

interface FormFailureOptions {
  /** The part of the form that is needed here. */
  form: {
    setErrors: (errors: Record<string, string>) => void;
    getInputNode: (path: string) => Element | null;
  };
  /** Why the last request failed; null if it did not. */
  error: unknown;
  pathOf: PathOf;
  /** The text of a toast, with its title unless that is 'Error', for a failure that is about no field; without it, the form itself shows such a failure. */
  toast?: string | { title: string; text: string } | undefined;
  /** Receives the paths of the fields that now have a message, before the first of them gets the focus. */
  onFields?: (paths: string[]) => void;
}

/**
 * Shows why a form could not be submitted, once: what the server found wrong at the fields, with the focus on the first of
 * them unless the user has moved elsewhere; anything else in a toast or, without one, in the form. Returns what the form
 * has to show.
 */
export const useFormFailure = ({
  form,
  error,
  pathOf,
  toast,
  onFields,
}: FormFailureOptions): string | undefined => {
  const { fields, message, isAboutInput } = readFormFailure(error, pathOf);
  // A failure that was told elsewhere, such as a key that is gone, is not repeated here.
  const inForm = isAboutInput || (toast === undefined && !wasTold(error)) ? message : undefined;
  const toFocus = useRef<HTMLFormElement>(null);
  // The errors are rendered one render after they were set.
  useEffect(() => {
    if (toFocus.current === null) return;
    focusFirstError(toFocus.current);
    toFocus.current = null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, with the form as it is then
  useEffect(() => {
    if (error === null || error === undefined || wasTold(error)) return;
    if (!isAboutInput && toast !== undefined)
      return typeof toast === 'string'
        ? tellFailure(error, toast)
        : tellFailure(error, toast.text, toast.title);
    const paths = Object.keys(fields);
    if (paths.length === 0) return;
    markTold(error);
    form.setErrors(fields);
    onFields?.(paths);
    const element = paths.map((path) => form.getInputNode(path)?.closest('form')).find(Boolean) ?? null;
    const { activeElement, body } = document;
    if (activeElement === body || element?.contains(activeElement)) toFocus.current = element;
  }, [error]);
  return inForm;
};
