import { useRef, useState } from 'react';

interface FormState {
  isDirty: boolean;
  /** It is being saved. */
  pending: boolean;
}

const CLEAN: FormState = { isDirty: false, pending: false };

export interface DiscardGuard {
  /** True while it asks whether what was typed may go. */
  isAsking: boolean;
  /** Closes, asks first where something was typed, and does nothing while it is being saved; while it asks, stays. */
  requestClose: () => void;
  keep: () => void;
  discard: () => void;
  /** The form tells how it is; without one, there is nothing to lose. */
  watch: (state?: FormState) => void;
}

/** Stands between every way to close a dialog and what was typed into its form. */
export const useDiscardGuard = (close: () => void): DiscardGuard => {
  const [isAsking, setAsking] = useState(false);
  const form = useRef(CLEAN);
  const keep = (): void => setAsking(false);
  const requestClose = (): void => {
    const { isDirty, pending } = form.current;
    if (pending) return;
    if (isAsking) keep();
    else if (isDirty) setAsking(true);
    else close();
  };
  const discard = (): void => {
    setAsking(false);
    close();
  };
  const watch = (state: FormState = CLEAN): void => {
    form.current = state;
  };
  return { isAsking, requestClose, keep, discard, watch };
};
