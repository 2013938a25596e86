import { IconFileExport, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { loadExport } from '#src/lib/load-once.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

const importDialog = loadExport(() => import('#src/features/imports/import-dialog.tsx'), 'ImportDialog');
const exportDialog = loadExport(() => import('#src/features/imports/export-dialog.tsx'), 'ExportDialog');

/** The buttons that open the import and the export of saved endpoints. */
export const ImportExport = () => {
  const [open, setOpen] = useState<'import' | 'export'>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <ActionButton variant="default" icon={IconFileImport} onClick={() => setOpen('import')}>
        Import
      </ActionButton>
      <ActionButton variant="default" icon={IconFileExport} onClick={() => setOpen('export')}>
        Export
      </ActionButton>
      <LazyDialog code={importDialog} opened={open === 'import'} onClose={close} />
      <LazyDialog code={exportDialog} opened={open === 'export'} onClose={close} />
    </>
  );
};
