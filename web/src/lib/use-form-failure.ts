import { useEffect, useRef } from 'react';
import { focusFirstError } from '#src/lib/form-behaviour.ts';
import { type PathOf, readFormFailure } from '#src/lib/form-failure.ts';

interface FormFailureOptions {
  /** The part of the form that is needed here. */
  form: {
    setErrors: (errors: Record<string, string>) => void;
    getInputNode: (path: string) => Element | null;
  };
  /** Why the last request failed; null if it did not. */
  error: unknown;
  pathOf: PathOf;
  /** The text of the toast about the failure, if there is one. */
  toast?: string | undefined;
  /** Receives the paths of the fields that now have a message, before the first of them gets the focus. */
  onFields?: (paths: string[]) => void;
}

/**
 * Shows what the server found wrong at the fields of a form, and moves the focus to the first of them unless the user
 * has moved elsewhere. Returns the rest of the message, for the form's general error.
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
  // The errors are rendered one render after they were set.
  useEffect(() => {
    if (toFocus.current === null) return;
    focusFirstError(toFocus.current);
    toFocus.current = null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, with the form as it is then
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
