import { useDisclosure, useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { loadExport } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { isDialogOpen } from '#src/ui/dialog/open-dialog.ts';

const paletteDialog = loadExport(() => import('#src/app/palette-dialog.tsx'), 'PaletteDialog');
const shortcutsDialog = loadExport(() => import('#src/app/shortcuts-dialog.tsx'), 'ShortcutsDialog');

/** The command palette and the list of shortcuts, with the keys that open them: call `open`, render `dialogs`. */
export const usePalette = (): { open: () => void; dialogs: ReactNode } => {
  const [opened, palette] = useDisclosure(false);
  const [shortcutsOpened, shortcuts] = useDisclosure(false);

  const unlessDialog = (act: () => void) => (): void => {
    if (!isDialogOpen()) act();
  };

  // Works in a text field too: this combination types nothing.
  useHotkeys([['mod+K', unlessDialog(palette.open)]], [], true);
  // Whether `?` needs Shift depends on the keyboard layout.
  useHotkeys([
    ['?', unlessDialog(shortcuts.open)],
    ['shift+?', unlessDialog(shortcuts.open)],
  ]);

  const dialogs = (
    <>
      <LazyDialog
        code={paletteDialog}
        opened={opened}
        onClose={palette.close}
        onShowShortcuts={shortcuts.open}
      />
      <LazyDialog code={shortcutsDialog} opened={shortcutsOpened} onClose={shortcuts.close} />
    </>
  );
  return { open: palette.open, dialogs };
};
