import { useEffect, useRef } from 'react';
import { focusFirstError } from '#src/lib/form-behaviour.ts';
import { type PathOf, readFormFailure } from '#src/lib/form-failure.ts';

interface FormFailureOptions {
  /** The form, as far as this needs it. */
  form: {
    setErrors: (errors: Record<string, string>) => void;
    getInputNode: (path: string) => Element | null;
  };
  /** Why the last request failed; null where it did not. */
  error: unknown;
  pathOf: PathOf;
  /** The text of the toast that tells of the failure, where there is one. */
  toast?: string | undefined;
  /** Receives the paths that have a message now, before the first of them takes the focus. */
  onFields?: (paths: string[]) => void;
}

/**
 * Shows at the fields of a form what the server found wrong with them, and moves the focus to the first of them unless
 * a person has gone elsewhere. Answers what is left to be said in the form's place for failures.
 */
export const useFormFailure = ({
  form,
  error,
  pathOf,
  toast,
  onFields,
}: FormFailureOptions): string | undefined => {
  const { fields, message } = readFormFailure(error, pathOf, toast);
  const toFocus = useRef<HTMLFormElement>(null);
  // Once the errors are drawn, which is a render after they were set.
  useEffect(() => {
    if (toFocus.current === null) return;
    focusFirstError(toFocus.current);
    toFocus.current = null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, with what the form holds then
  useEffect(() => {
    const paths = Object.keys(fields);
    if (paths.length === 0) return;
    form.setErrors(fields);
    onFields?.(paths);
    const element = paths.map((path) => form.getInputNode(path)?.closest('form')).find(Boolean) ?? null;
    const { activeElement, body } = document;
    if (activeElement === body || element?.contains(activeElement)) toFocus.current = element;
  }, [error]);
  return message;
};
