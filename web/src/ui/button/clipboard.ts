import { toast, toastError } from '#src/ui/feedback/toast.ts';
import type { ToastContent } from '#src/ui/feedback/toast-slot.ts';

type ClipboardFailure = 'unsupported' | 'failed';

const UNSUPPORTED = 'Clipboard API is not supported in your browser';
const FAILED = 'An error occurred while copying to clipboard';

/** Writes to the clipboard. Returns undefined on success. */
const writeClipboard = async (text: string): Promise<ClipboardFailure | undefined> => {
  // The type says that it always exists, but it does not on an http address other than loopback.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard?.writeText === undefined) return 'unsupported';
  try {
    await clipboard.writeText(text);
    return undefined;
  } catch {
    return 'failed';
  }
};

const COPIED: ToastContent = {
  title: 'Copied to clipboard',
  description: 'The content has been copied to your clipboard',
};

/** Copies, and shows the result in a toast, by default `COPIED`. Resolves to whether the text is on the clipboard. */
export const copyText = async (text: string, copied = COPIED): Promise<boolean> => {
  const failure = await writeClipboard(text);
  if (failure === undefined) {
    toast(copied);
    return true;
  }
  toastError(failure === 'unsupported' ? UNSUPPORTED : FAILED, 'Failed to copy');
  return false;
};

/**
 * Like `copyText`, with the texts of the test and code areas.
 * @param description what the text lacks
 */
export const copyCode = async (text: string, description?: string): Promise<boolean> => {
  if ((await writeClipboard(text)) === undefined) {
    toast({ title: 'Copied!', description });
    return true;
  }
  toastError('Failed to copy to clipboard', 'Copy failed');
  return false;
};
