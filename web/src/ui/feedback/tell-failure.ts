import { errorMessage, isAborted, isConflict } from '#src/lib/error-message.ts';
import { toastError } from '#src/ui/feedback/toast.ts';

/** Text of a failed mutation that stands for the server's own message. */
export const FROM_ERROR = Symbol('the message of the error');

/** What a mutation's `meta` says about its failure: the text of the toast; absent if a form shows the failure. */
export interface FailureMeta extends Record<string, unknown> {
  failure?: string | typeof FROM_ERROR;
}

/** Failures that the user has read already, or is reading at a field. */
const told = new WeakSet<object>();

/** Says that a failure is shown somewhere: nothing else shows it too. */
export const markTold = (error: unknown): void => {
  if (typeof error === 'object' && error !== null) told.add(error);
};

export const wasTold = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && told.has(error);

/** Shows a failure in a toast, unless it was told already or the user canceled. */
export const tellFailure = (error: unknown, text: string, title?: string): void => {
  if (isAborted(error) || wasTold(error)) return;
  markTold(error);
  toastError(text, title);
};

/** Shows the failure of a mutation as its `meta` says; called once, for all mutations. */
export const tellMutationFailure = (error: unknown, meta: FailureMeta | undefined): void => {
  if (meta?.failure === undefined) return;
  // Of a conflict, the error says what has changed.
  const says = meta.failure === FROM_ERROR || isConflict(error);
  tellFailure(error, says ? errorMessage(error) : String(meta.failure));
};
