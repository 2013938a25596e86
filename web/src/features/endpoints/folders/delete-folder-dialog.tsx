import type { Folder } from '@gatehouse/contract/folders.ts';
import { useDeleteFolder } from '#src/features/endpoints/folders/use-folder-changes.ts';
import { useEndpoints } from '#src/features/endpoints/offers/endpoint-queries.ts';
import { useFolders } from '#src/features/endpoints/offers/folder-queries.ts';
import { formatCount } from '#src/lib/format.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';

interface DeleteFolderDialogProps {
  opened: boolean;
  onClose: () => void;
  folder: Folder;
  onDeleted: () => void;
}

/** What is in the folder itself, and where it goes. */
const useWhatMoves = ({ id, parentId }: Folder): string => {
  const { data: endpoints = [] } = useEndpoints();
  const { data: folders = [] } = useFolders();
  const counts = [
    [endpoints.filter((one) => one.folderId === id).length, 'endpoint'],
    [folders.filter((one) => one.parentId === id).length, 'folder'],
  ] as const;
  const some = counts.filter(([count]) => count > 0);
  if (some.length === 0) return 'It is empty.';
  const what = some.map(([count, noun]) => formatCount(count, noun)).join(' and ');
  const isOne = some.length === 1 && some[0]?.[0] === 1;
  const parent = folders.find((one) => one.id === parentId)?.name;
  const where = parent === undefined ? 'to the top level' : `to “${parent}”`;
  return `Nothing in it is deleted: ${what} ${isOne ? 'moves' : 'move'} ${where}.`;
};

export const DeleteFolderDialog = ({ opened, onClose, folder, onDeleted }: DeleteFolderDialogProps) => {
  const moves = useWhatMoves(folder);
  const remove = useDeleteFolder(() => {
    onClose();
    onDeleted();
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(folder)}
    >
      {`This will delete the folder “${folder.name}”. ${moves}`}
    </ConfirmDialog>
  );
};
