import { MAX_API_KEY_LENGTH, ROTATE_KEY_REQUIRED } from '@gatehouse/contract/keys.ts';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '#src/components/form-dialog.tsx';
import { SecretInput } from '#src/components/secret-input.tsx';
import { toastError, toastSuccess } from '#src/lib/toast.ts';
import { trpc } from '#src/lib/trpc.ts';
import { KeyLine } from '#src/shared/keys/key-line.tsx';
import { type KeyRow, providerName } from '#src/shared/keys/key-rows.ts';
import { useFocusWhenGone } from '#src/shared/keys/use-focus-when-gone.ts';

interface KeyDialogProps {
  row: KeyRow;
  opened: boolean;
  onClose: () => void;
}

const useRotateKey = (onRotated: () => void) => {
  const utils = trpc.useUtils();
  const mayGo = useFocusWhenGone();
  return trpc.keys.rotate.useMutation({
    onSuccess: () => {
      mayGo();
      onRotated();
      toastSuccess('API key rotated successfully');
      return utils.keys.list.invalidate();
    },
    // The text stays in the field, so that nothing has to be pasted again.
    onError: () => toastError('Failed to rotate API key'),
  });
};

export const RotateKeyDialog = ({ row, opened, onClose }: KeyDialogProps) => {
  const [newApiKey, setNewApiKey] = useState('');
  const [isMissing, setMissing] = useState(false);
  const enter = (text: string): void => {
    setNewApiKey(text);
    setMissing(false);
  };
  const close = () => {
    enter('');
    onClose();
  };
  const rotate = useRotateKey(close);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (newApiKey.trim() !== '') return rotate.mutate({ id: row.key.id, newApiKey });
    setMissing(true);
    toastError(ROTATE_KEY_REQUIRED);
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
      <KeyLine row={row} />
      <SecretInput
        label="New API Key"
        value={newApiKey}
        onChange={(event) => enter(event.currentTarget.value)}
        // The toast says what is wrong; the field shows where.
        error={isMissing}
        maxLength={MAX_API_KEY_LENGTH}
        data-autofocus
      />
    </FormDialog>
  );
};
