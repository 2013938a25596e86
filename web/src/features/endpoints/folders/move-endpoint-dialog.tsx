import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { useForm } from '@mantine/form';
import { FolderSelect } from '#src/features/endpoints/folders/folder-select.tsx';
import { folderIdIn, folderText } from '#src/features/endpoints/folders/folder-text.ts';
import { useMoveEndpoint } from '#src/features/endpoints/folders/use-folder-changes.ts';
import { FormDialog } from '#src/ui/dialog/form-dialog.tsx';
import { atFields, useFormFailure } from '#src/ui/form/use-form-failure.ts';

const PATHS = atFields(['folderId']);

interface MoveEndpointDialogProps {
  opened: boolean;
  onClose: () => void;
  saved: SavedEndpoint;
}

/** Chooses the folder of an endpoint. In another folder it needs another `key`. */
export const MoveEndpointDialog = ({ opened, onClose, saved }: MoveEndpointDialogProps) => {
  const form = useForm({ initialValues: { folderId: folderText(saved.folderId) } });
  const close = (): void => {
    form.reset();
    onClose();
  };
  const move = useMoveEndpoint(saved, close);
  const failure = useFormFailure({ form, error: move.error, pathOf: PATHS });
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title="Move Endpoint"
      description={`The folder for “${saved.name}”.`}
      submitLabel="Move"
      // Nothing was typed that would be lost.
      isDirty={false}
      isBusy={move.isPending}
      failure={failure}
      onSubmit={form.onSubmit(({ folderId }) => move.mutate(folderIdIn(folderId)))}
    >
      <FolderSelect {...form.getInputProps('folderId')} />
    </FormDialog>
  );
};
