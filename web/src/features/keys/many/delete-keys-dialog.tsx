import { Box } from '@mantine/core';
import { KeyLine } from '#src/features/keys/offers/key-line.tsx';
import { type KeyRow, providerName } from '#src/features/keys/offers/key-rows.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { VirtualList } from '#src/ui/table/virtual-list.tsx';

const ROW_HEIGHT = 44;

const whatIsDeleted = (rows: readonly KeyRow[]): string => {
  const [first] = rows;
  return rows.length === 1 && first !== undefined
    ? `the API key for ${providerName(first)}`
    : `these ${rows.length} API keys`;
};

interface DeleteKeysDialogProps {
  rows: readonly KeyRow[];
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Names every key that is about to be deleted. */
export const DeleteKeysDialog = ({ rows, opened, onClose, onConfirm }: DeleteKeysDialogProps) => (
  <ConfirmDialog
    opened={opened}
    onClose={onClose}
    title="Are you absolutely sure?"
    subject={
      <VirtualList
        label="Keys to delete"
        rows={rows}
        rowKey={({ key }) => key.id}
        rowHeight={ROW_HEIGHT}
        maxHeight={5.5 * ROW_HEIGHT}
      >
        {(row) => (
          <Box px="sm" py={10}>
            <KeyLine row={row} isOneLine />
          </Box>
        )}
      </VirtualList>
    }
    confirmLabel={rows.length === 1 ? 'Delete' : `Delete ${rows.length} keys`}
    onConfirm={onConfirm}
  >
    This will permanently delete {whatIsDeleted(rows)}. This action cannot be undone.
  </ConfirmDialog>
);
