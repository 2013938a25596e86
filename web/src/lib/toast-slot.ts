import type { ReactNode } from 'react';

type ToastVariant = 'default' | 'destructive';

export interface ToastContent {
  title?: ReactNode;
  description?: ReactNode;
  /** Said below the description and apart from it: what else is to be known. */
  note?: ReactNode;
  variant?: ToastVariant;
  /** Shown in front of the text, a loader for instance. */
  icon?: ReactNode;
  /** How long it stays, in ms; `Infinity` until it is dismissed. */
  duration?: number;
}

export interface Toast extends ToastContent {
  id: number;
  variant: ToastVariant;
  duration: number;
  /** False from the dismissal on; the slot keeps a dismissed toast until it is removed or replaced. */
  open: boolean;
}

/** At most one toast, always: a new one takes the place of the one before. */
export type ToastSlot = Toast | null;

export type ToastAction =
  | { type: 'add'; toast: Toast }
  | { type: 'update'; id: number; content: ToastContent }
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number };

/** The slot after an action. An action for a toast that is no longer in the slot changes nothing. */
export const reduceToastSlot = (slot: ToastSlot, action: ToastAction): ToastSlot => {
  if (action.type === 'add') return action.toast;
  if (slot === null || slot.id !== action.id) return slot;
  switch (action.type) {
    case 'update':
      return { ...slot, ...action.content };
    case 'dismiss':
      return slot.open ? { ...slot, open: false } : slot;
    case 'remove':
      return null;
  }
};
