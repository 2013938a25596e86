import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { loadExport } from '#src/lib/load-once.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

export const folderDialog = loadExport(
  () => import('#src/features/endpoints/folders/folder-dialog.tsx'),
  'FolderDialog',
);

/** Creates the first folder: later ones are created beside it. */
export const NewFolder = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton variant="default" size="xs" icon={IconPlus} onClick={() => setOpen(true)}>
        New folder
      </ActionButton>
      <LazyDialog code={folderDialog} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};
