import { TOAST } from '@gatehouse/contract/plain/ui-constants.ts';
import { useSyncExternalStore } from 'react';
import {
  reduceToastSlot,
  type ToastAction,
  type ToastContent,
  type ToastSlot,
} from '#src/ui/feedback/toast-slot.ts';

export interface ToastHandle {
  id: number;
  update: (content: ToastContent) => void;
  dismiss: () => void;
}

type Holder = 'pointer' | 'focus';

/** A timer that stands still while the pointer or the focus holds it. */
const createCountdown = (onEnd: () => void) => {
  const holders = new Set<Holder>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOn = false;
  let startedAt = 0;
  let remaining = 0;

  const run = (): void => {
    clearTimeout(timer);
    if (!isOn || holders.size > 0 || !Number.isFinite(remaining)) return;
    startedAt = Date.now();
    timer = setTimeout(onEnd, remaining);
  };
  const start = (duration: number): void => {
    remaining = duration;
    isOn = true;
    run();
  };
  const stop = (): void => {
    isOn = false;
    // If a toast is closed under the pointer, there is no event that the pointer left it.
    holders.clear();
    clearTimeout(timer);
  };
  const hold = (holder: Holder): void => {
    const wasRunning = isOn && holders.size === 0;
    holders.add(holder);
    if (!wasRunning) return;
    clearTimeout(timer);
    remaining = Math.max(0, remaining - (Date.now() - startedAt));
  };
  const release = (holder: Holder): void => {
    if (holders.delete(holder) && holders.size === 0) run();
  };
  return { start, stop, hold, release };
};

/**
 * The toast slot with its two timers: one dismisses the toast and can be paused while the user reads, the other
 * removes it. Created once for the application; tests create their own.
 */
export const createToaster = () => {
  let slot: ToastSlot = null;
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const countdown = createCountdown(() => dismiss(lastId));

  const dispatch = (action: ToastAction): void => {
    slot = reduceToastSlot(slot, action);
    for (const listener of listeners) listener();
  };

  const dismiss = (id: number): void => {
    if (slot === null || slot.id !== id || !slot.open) return;
    dispatch({ type: 'dismiss', id });
    countdown.stop();
    removal = setTimeout(() => dispatch({ type: 'remove', id }), TOAST.removalDelayMs);
  };

  const update = (id: number, content: ToastContent): void => {
    if (slot === null || slot.id !== id || !slot.open) return;
    dispatch({ type: 'update', id, content });
    countdown.start(slot.duration);
  };

  /** Shows a toast, which replaces the current one. */
  const toast = (content: ToastContent): ToastHandle => {
    lastId += 1;
    const id = lastId;
    const { duration = TOAST.durationMs, variant = 'default' } = content;
    clearTimeout(removal);
    dispatch({ type: 'add', toast: { ...content, id, variant, duration, open: true } });
    countdown.start(duration);
    return { id, update: (next) => update(id, next), dismiss: () => dismiss(id) };
  };

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const { hold, release } = countdown;
  return { toast, update, dismiss, hold, release, subscribe, read: (): ToastSlot => slot };
};

export const toaster = createToaster();

/** Shows a toast: `toast({ title: 'Success', description: 'API key deleted successfully' })`. */
export const toast = toaster.toast;

/** Shows a destructive toast titled 'Error': `toastError('Failed to delete API key')`. */
export const toastError = (description: string, title = 'Error'): ToastHandle =>
  toast({ title, description, variant: 'destructive' });

/** Shows a toast titled 'Success': `toastSuccess('API key added successfully')`. */
export const toastSuccess = (description: string, title = 'Success'): ToastHandle =>
  toast({ title, description });

/**
 * Adds a note to the open toast without changing its text, because that may be the result of the change that caused the
 * note. If no toast is open, shows the note as an error.
 */
export const toastNote = (note: string): void => {
  const slot = toaster.read();
  if (slot?.open === true) toaster.update(slot.id, { note });
  else toast({ title: 'Error', note, variant: 'destructive' });
};

export const useToastSlot = (): ToastSlot => useSyncExternalStore(toaster.subscribe, toaster.read);
