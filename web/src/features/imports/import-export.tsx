import { Button } from '@mantine/core';
import { IconFileExport, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { loadExport } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

const importDialog = loadExport(() => import('#src/features/imports/import-dialog.tsx'), 'ImportDialog');
const exportDialog = loadExport(() => import('#src/features/imports/export-dialog.tsx'), 'ExportDialog');

/** The buttons that open the import and the export of saved endpoints. */
export const ImportExport = () => {
  const [open, setOpen] = useState<'import' | 'export'>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen('import')}
      >
        Import
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileExport size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen('export')}
      >
        Export
      </Button>
      <LazyDialog code={importDialog} opened={open === 'import'} onClose={close} />
      <LazyDialog code={exportDialog} opened={open === 'export'} onClose={close} />
    </>
  );
};
