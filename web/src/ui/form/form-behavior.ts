import type { KeyboardEvent } from 'react';

/** Errors that a validation finds later, outside of an event, may be rendered some frames after it. */
const MAX_FRAMES = 30;

/** Moves the focus to the first field with an error, after the errors are rendered. */
export const focusFirstError = (form: HTMLFormElement | null, frames = MAX_FRAMES): void => {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else if (form?.isConnected && frames > 1) focusFirstError(form, frames - 1);
  });
};

/** Submits the form on Ctrl+Enter or ⌘+Enter, unless an editor has handled the shortcut (default prevented). */
export const submitOnModEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};
