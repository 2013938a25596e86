import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ShortcutsDialog } from '#src/app/shortcuts-dialog.tsx';
import { isDialogOpen } from '#src/lib/open-dialog.ts';

const PaletteDialog = lazy(() => import('#src/app/palette-dialog.tsx'));

/** The palette and the list of shortcuts, with the keys that open them from anywhere: call `open`, draw `dialogs`. */
export const usePalette = (): { open: () => void; dialogs: ReactNode } => {
  const [opened, palette] = useDisclosure(false);
  const [shortcutsOpened, shortcuts] = useDisclosure(false);
  const [wasAsked, setAsked] = useState(false);

  const open = (): void => {
    setAsked(true);
    palette.open();
  };
  const unlessDialog = (act: () => void) => (): void => {
    if (!isDialogOpen()) act();
  };

  // From within a field too: nobody types these two together.
  useHotkeys([['mod+K', unlessDialog(open)]], [], true);
  // Keyboards differ in whether Shift is needed for it.
  useHotkeys([
    ['?', unlessDialog(shortcuts.open)],
    ['shift+?', unlessDialog(shortcuts.open)],
  ]);

  const dialogs = (
    <>
      {wasAsked && (
        <Suspense>
          <PaletteDialog opened={opened} onClose={palette.close} onShowShortcuts={shortcuts.open} />
        </Suspense>
      )}
      <ShortcutsDialog opened={shortcutsOpened} onClose={shortcuts.close} />
    </>
  );
  return { open, dialogs };
};
