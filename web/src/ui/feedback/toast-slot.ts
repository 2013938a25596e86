import type { ReactNode } from 'react';

type ToastVariant = 'default' | 'destructive';

export interface ToastContent {
  title?: ReactNode;
  description?: ReactNode;
  /** More information, shown below the description. */
  note?: ReactNode;
  variant?: ToastVariant;
  /** A button in the toast, which closes it. */
  action?: { label: string; onClick: () => void };
  /** Shown before the text, for example a loader. */
  icon?: ReactNode;
  /** How long it stays, in ms; `Infinity` until it is dismissed. */
  duration?: number;
}

export interface Toast extends ToastContent {
  id: number;
  variant: ToastVariant;
  duration: number;
  /** False once it is dismissed; the slot keeps a dismissed toast until it is removed or replaced. */
  open: boolean;
}

/** Always at most one toast: a new one replaces the old one. */
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
