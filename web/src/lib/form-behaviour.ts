import type { KeyboardEvent } from 'react';

/** After the errors are drawn: puts the focus on the first field that has one. */
export const focusFirstError = (form: HTMLFormElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

/** Ctrl+Enter or ⌘+Enter anywhere in a form submits it; an editor that answered the shortcut prevented its default. */
export const submitOnModEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};
