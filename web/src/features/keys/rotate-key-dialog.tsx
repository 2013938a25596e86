import { MAX_API_KEY_LENGTH, ROTATE_KEY_REQUIRED } from '@gatehouse/contract/keys.ts';
import { PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '#src/components/form-dialog.tsx';
import { type KeyRow, providerName } from '#src/features/keys/key-rows.ts';
import { toastError, toastSuccess } from '#src/lib/toast.ts';
import { trpc } from '#src/lib/trpc.ts';

interface KeyDialogProps {
  row: KeyRow;
  opened: boolean;
  onClose: () => void;
}

export const RotateKeyDialog = ({ row, opened, onClose }: KeyDialogProps) => {
  const [newApiKey, setNewApiKey] = useState('');
  const utils = trpc.useUtils();
  const close = () => {
    setNewApiKey('');
    onClose();
  };
  const rotate = trpc.keys.rotate.useMutation({
    onSuccess: () => {
      close();
      toastSuccess('API key rotated successfully');
      return utils.keys.list.invalidate();
    },
    // The text stays in the field, so that nothing has to be pasted again.
    onError: () => toastError('Failed to rotate API key'),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (newApiKey.trim() === '') toastError(ROTATE_KEY_REQUIRED);
    else rotate.mutate({ id: row.key.id, newApiKey });
  };

  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title="Rotate API Key"
      description={`Enter your new API key for ${providerName(row)}. After saving, update this key in all your applications.`}
      submitLabel="Save"
      pending={rotate.isPending}
      onSubmit={submit}
    >
      <PasswordInput
        label="New API Key"
        value={newApiKey}
        onChange={(event) => setNewApiKey(event.currentTarget.value)}
        maxLength={MAX_API_KEY_LENGTH}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
};
