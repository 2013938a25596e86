import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { Box } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useDeleteKey } from '#src/features/keys/delete-key.ts';
import { KeyLine } from '#src/features/keys/offers/key-line.tsx';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { providerName } from '#src/features/keys/offers/row-provider.ts';
import { isConflict } from '#src/lib/error-message.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useFocusAfterRemoval } from '#src/lib/use-focus-after-removal.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';
import { VirtualList } from '#src/ui/table/virtual-list.tsx';

const ROW_HEIGHT = 44;

const whatIsDeleted = (rows: readonly KeyRow[]): string => {
  const [first] = rows;
  return rows.length === 1 && first !== undefined
    ? `the API key for ${providerName(first)}`
    : `these ${rows.length} API keys`;
};

const Named = ({ rows }: { rows: readonly KeyRow[] }) => (
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
);

interface DeleteKeysDialogProps {
  rows: readonly KeyRow[];
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  isBusy?: boolean;
}

/** Names every key that is about to be deleted. */
export const DeleteKeysDialog = ({ rows, ...dialog }: DeleteKeysDialogProps) => {
  const [only] = rows.length === 1 ? rows : [];
  return (
    <ConfirmDialog
      {...dialog}
      subject={only === undefined ? <Named rows={rows} /> : <KeyLine row={only} />}
      confirmLabel={only === undefined ? `Delete ${rows.length} keys` : 'Delete'}
    >
      This will permanently delete {whatIsDeleted(rows)}. This action cannot be undone.
    </ConfirmDialog>
  );
};

interface DeleteKeyDialogProps {
  row: KeyRow;
  opened: boolean;
  onClose: () => void;
}

export const DeleteKeyDialog = ({ row, opened, onClose }: DeleteKeyDialogProps) => {
  const markChanged = useFocusAfterRemoval();
  const utils = trpc.useUtils();
  const deleteKey = useDeleteKey();
  const remove = useMutation({
    mutationFn: (key: ApiKey) => deleteKey(key),
    onSuccess: () => {
      markChanged();
      onClose();
      toastSuccess('API key deleted successfully');
      return utils.keys.list.invalidate();
    },
    onSettled: (_done, error) => {
      if (!isConflict(error)) return;
      // What it is now has to be seen first.
      onClose();
      void utils.keys.list.invalidate();
    },
    meta: { failure: 'Failed to delete API key' },
  });
  return (
    <DeleteKeysDialog
      rows={[row]}
      opened={opened}
      onClose={onClose}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(row.key)}
    />
  );
};
