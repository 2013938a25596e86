import { copyText } from '#src/ui/button/clipboard.ts';

/** Copies, and says in the toast what was copied: `Code`. */
export const copyWithToast = (thing: string, text: string): Promise<boolean> =>
  copyText(text, { title: 'Copied to clipboard', description: `${thing} copied successfully` });
