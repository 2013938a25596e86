import { Modal } from '@mantine/core';
import { PasteBox } from '#src/features/dashboard/paste-box.tsx';
import { loadExport } from '#src/lib/load-once.ts';

const DIALOGS = {
  addKey: loadExport(() => import('#src/features/keys/add/add-key-dialog.tsx'), 'AddKeyDialog'),
  importDocument: loadExport(() => import('#src/features/imports/import-dialog.tsx'), 'ImportDialog'),
};

interface PasteDialogProps {
  text: string;
  onClose: () => void;
}

/** What was pasted into the command palette, as the box of the dashboard takes it. */
export const PasteDialog = ({ text, onClose }: PasteDialogProps) => (
  <Modal opened onClose={onClose} title="Pasted" size="lg">
    <PasteBox dialogs={DIALOGS} isOneLine pasted={text} onDone={onClose} />
  </Modal>
);
