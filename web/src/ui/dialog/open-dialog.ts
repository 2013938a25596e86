/** True while a dialog is open: the shortcuts of the screen behind it then do nothing. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;
