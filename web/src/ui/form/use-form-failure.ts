import { useEffect, useRef } from 'react';
import { markTold, tellFailure, wasTold } from '#src/ui/feedback/tell-failure.ts';
import { focusFirstError } from '#src/ui/form/form-behaviour.ts';
import { type PathOf, readFormFailure } from '#src/ui/form/read-form-failure.ts';

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
