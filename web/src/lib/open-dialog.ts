/** True while a dialog is open: a shortcut of the screen behind it then does nothing. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;
