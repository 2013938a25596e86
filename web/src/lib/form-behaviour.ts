import type { KeyboardEvent } from 'react';

/** Moves the focus to the first field with an error, after the errors are rendered. */
export const focusFirstError = (form: HTMLFormElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

/** Submits the form on Ctrl+Enter or ⌘+Enter, unless an editor has handled the shortcut (default prevented). */
export const submitOnModEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};
