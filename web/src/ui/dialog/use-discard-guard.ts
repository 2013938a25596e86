import { useRef, useState } from 'react';

interface FormState {
  isDirty: boolean;
  /** The form is being saved. */
  isBusy: boolean;
}

const CLEAN: FormState = { isDirty: false, isBusy: false };

export interface DiscardGuard {
  /** True while it asks whether to discard what was typed. */
  isAsking: boolean;
  /** Closes, but asks first if something was typed; a second request while asking keeps the form. Does nothing while saving. */
  requestClose: () => void;
  keep: () => void;
  discard: () => void;
  /** The form reports its state; without a form there is nothing to lose. */
  reportState: (state?: FormState) => void;
}

/**
 * Protects what was typed into a form, whichever way its dialog is closed.
 * @param onDiscard told when what was typed is not wanted any more
 */
export const useDiscardGuard = (close: () => void, onDiscard?: () => void): DiscardGuard => {
  const [isAsking, setAsking] = useState(false);
  const form = useRef(CLEAN);
  const keep = (): void => setAsking(false);
  const requestClose = (): void => {
    const { isDirty, isBusy } = form.current;
    if (isBusy) return;
    if (isAsking) keep();
    else if (isDirty) setAsking(true);
    else close();
  };
  const discard = (): void => {
    onDiscard?.();
    setAsking(false);
    close();
  };
  const reportState = (state: FormState = CLEAN): void => {
    form.current = state;
  };
  return { isAsking, requestClose, keep, discard, reportState };
};
