import type { Folder } from '@gatehouse/contract/folders.ts';
import { createFolderInput } from '@gatehouse/contract/folders.ts';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FolderSelect } from '#src/features/endpoints/folders/folder-select.tsx';
import { folderIdIn, folderText } from '#src/features/endpoints/folders/folder-text.ts';
import { idsWithin } from '#src/features/endpoints/folders/folder-tree.ts';
import { useSaveFolder } from '#src/features/endpoints/folders/use-folder-changes.ts';
import { useFolderTree } from '#src/features/endpoints/offers/use-folder-tree.ts';
import { FormDialog } from '#src/ui/dialog/form-dialog.tsx';
import { atFields, useFormFailure } from '#src/ui/form/use-form-failure.ts';

const PATHS = atFields(['name', 'parentId']);

interface FolderDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The folder to rename or move; without it, one is created. */
  folder?: Folder | undefined;
  /** Where a new one is created at first. */
  parentId?: number | null | undefined;
}

/** Creates a folder, or renames and moves one. Each time it opens it needs another `key`. */
export const FolderDialog = ({ opened, onClose, folder, parentId }: FolderDialogProps) => {
  const nodes = useFolderTree();
  const form = useForm({
    initialValues: { name: folder?.name ?? '', parentId: folderText(folder?.parentId ?? parentId) },
    validate: {
      name: (name) => createFolderInput.shape.name.safeParse(name).error?.issues[0]?.message ?? null,
    },
  });
  const save = useSaveFolder(folder, onClose);
  const failure = useFormFailure({ form, error: save.error, pathOf: PATHS });
  const isAlone = nodes.every((node) => node.folder.id === folder?.id);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={folder === undefined ? 'New Folder' : 'Rename or Move Folder'}
      submitLabel={folder === undefined ? 'Create Folder' : 'Save Changes'}
      isDirty={form.isDirty()}
      isBusy={save.isPending}
      failure={failure}
      onSubmit={form.onSubmit((values) =>
        save.mutate({ name: values.name, parentId: folderIdIn(values.parentId) }),
      )}
    >
      <TextInput
        label="Name"
        autoComplete="off"
        withAsterisk
        data-autofocus
        {...form.getInputProps('name')}
      />
      {!isAlone && (
        <FolderSelect
          label="Inside"
          without={folder && idsWithin(nodes, folder.id)}
          {...form.getInputProps('parentId')}
        />
      )}
    </FormDialog>
  );
};
