import { useHotkeys } from '@mantine/hooks';
import { isDialogOpen } from '#src/ui/dialog/open-dialog.ts';
import { isApple } from '#src/ui/text/key-hint.tsx';

/**
 * Shortcuts that work anywhere on the screen, in its fields too: `{ 'mod+S': save }`. Not while a dialog is open, and not
 * for a key that something with the focus has used for itself. With Option, Apple's keyboards type other letters: there the key
 * itself counts.
 */
export const useScreenKeys = (keys: Record<string, () => void>): void => {
  useHotkeys(
    Object.entries(keys).map(([key, act]) => [
      key,
      (event: KeyboardEvent) => {
        if (event.defaultPrevented || isDialogOpen()) return;
        event.preventDefault();
        act();
      },
      { preventDefault: false, usePhysicalKeys: isApple && key.startsWith('alt+') },
    ]),
    [],
    true,
  );
};
