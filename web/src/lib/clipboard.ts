import { toast, toastError } from '#src/lib/toast.ts';

type ClipboardFailure = 'unsupported' | 'refused';

const UNSUPPORTED = 'Clipboard API is not supported in your browser';
const REFUSED = 'An error occurred while copying to clipboard';

/** Writes to the clipboard. Undefined where it worked. */
const writeClipboard = async (text: string): Promise<ClipboardFailure | undefined> => {
  // Typed as always there, and yet absent on an http address that is not loopback.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard?.writeText === undefined) return 'unsupported';
  try {
    await clipboard.writeText(text);
    return undefined;
  } catch {
    return 'refused';
  }
};

/** Copies, and says by a toast that it did or why not. True where the text is on the clipboard. */
export const copyText = async (text: string): Promise<boolean> => {
  const failure = await writeClipboard(text);
  if (failure === undefined) {
    toast({ title: 'Copied to clipboard', description: 'The content has been copied to your clipboard' });
    return true;
  }
  toastError(failure === 'unsupported' ? UNSUPPORTED : REFUSED, 'Failed to copy');
  return false;
};

/** As `copyText`, with the words of the test and code areas. */
export const copyCode = async (text: string): Promise<boolean> => {
  if ((await writeClipboard(text)) === undefined) {
    toast({ title: 'Copied!' });
    return true;
  }
  toastError('Failed to copy to clipboard', 'Copy failed');
  return false;
};
