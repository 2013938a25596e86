import { MAX_API_KEY_LENGTH, ROTATE_KEY_REQUIRED } from '@gatehouse/contract/keys.ts';
import { useForm } from '@mantine/form';
import { FormDialog } from '#src/components/form-dialog.tsx';
import { SecretInput } from '#src/components/secret-input.tsx';
import { atFields } from '#src/lib/form-failure.ts';
import { toastError, toastSuccess } from '#src/lib/toast.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useFormFailure } from '#src/lib/use-form-failure.ts';
import { KeyLine } from '#src/shared/keys/key-line.tsx';
import { type KeyRow, providerName } from '#src/shared/keys/key-rows.ts';
import { useFocusAfterRemoval } from '#src/shared/keys/use-focus-after-removal.ts';

interface KeyDialogProps {
  row: KeyRow;
  opened: boolean;
  onClose: () => void;
}

const PATHS = atFields(['newApiKey']);
const FAILURE = 'Failed to rotate API key';

const useRotateKey = (onRotated: () => void) => {
  const utils = trpc.useUtils();
  const markChanged = useFocusAfterRemoval();
  return trpc.keys.rotate.useMutation({
    onSuccess: () => {
      markChanged();
      onRotated();
      toastSuccess('API key rotated successfully');
      return utils.keys.list.invalidate();
    },
    // The key stays in the field, so the user does not have to paste it again.
    onError: () => toastError(FAILURE),
  });
};

export const RotateKeyDialog = ({ row, opened, onClose }: KeyDialogProps) => {
  const form = useForm({ initialValues: { newApiKey: '' } });
  const close = () => {
    form.reset();
    rotate.reset();
    onClose();
  };
  const rotate = useRotateKey(close);
  const failure = useFormFailure({ form, error: rotate.error, pathOf: PATHS, toast: FAILURE });

  const submit = form.onSubmit(({ newApiKey }) => {
    if (newApiKey.trim() !== '') return rotate.mutate({ id: row.key.id, newApiKey });
    // The toast says what is wrong, and the field is marked.
    form.setFieldError('newApiKey', true);
    toastError(ROTATE_KEY_REQUIRED);
  });

  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title="Rotate API Key"
      description={`Enter your new API key for ${providerName(row)}. After saving, update this key in all your applications.`}
      submitLabel="Save"
      pending={rotate.isPending}
      isDirty={form.isDirty()}
      failure={failure}
      onSubmit={submit}
    >
      <KeyLine row={row} />
      <SecretInput
        {...form.getInputProps('newApiKey')}
        label="New API Key"
        maxLength={MAX_API_KEY_LENGTH}
        data-autofocus
      />
    </FormDialog>
  );
};
