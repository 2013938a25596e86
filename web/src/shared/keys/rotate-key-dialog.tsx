import { MAX_API_KEY_LENGTH, ROTATE_KEY_REQUIRED } from '@gatehouse/contract/keys.ts';
import { furtherParts, keyPartsOf, mainLabel } from '@gatehouse/contract/parts-of-key.ts';
import { readPastedKey } from '@gatehouse/secrets/pasted-key.ts';
import { useForm } from '@mantine/form';
import { KeyLine } from '#src/shared/keys/key-line.tsx';
import { KeyPartFields } from '#src/shared/keys/key-part-fields.tsx';
import { atParts, givenParts, type PartValues } from '#src/shared/keys/key-part-values.ts';
import { type KeyRow, providerName } from '#src/shared/keys/key-rows.ts';
import { KeyUses } from '#src/shared/keys/key-uses.tsx';
import { OtherFormNote, RejectedKey, TryingKey } from '#src/shared/keys/new-key-notes.tsx';
import { PastedNote } from '#src/shared/keys/pasted-note.tsx';
import { ROTATE_FAILURE, useRotateKey } from '#src/shared/keys/use-rotate-key.ts';
import { FormDialog } from '#src/ui/dialog/form-dialog.tsx';
import { toastError } from '#src/ui/feedback/toast.ts';
import { atFields } from '#src/ui/form/read-form-failure.ts';
import { SecretInput } from '#src/ui/form/secret-input.tsx';
import { useFormFailure } from '#src/ui/form/use-form-failure.ts';

interface KeyDialogProps {
  row: KeyRow;
  opened: boolean;
  onClose: () => void;
}

const PATHS = atParts(atFields(['newApiKey']));

export const RotateKeyDialog = ({ row, opened, onClose }: KeyDialogProps) => {
  const form = useForm({ initialValues: { newApiKey: '', isExact: false, parts: {} as PartValues } });
  const keyParts = keyPartsOf(row.provider?.keyPlacement);
  const parts = keyParts === undefined ? [] : furtherParts(keyParts);
  const { newApiKey: pasted, isExact } = form.values;
  const cut = isExact ? undefined : readPastedKey(pasted);
  const secret = cut?.secret ?? pasted;
  const close = () => {
    form.reset();
    rotate.reset();
    onClose();
  };
  const rotate = useRotateKey(row, close);
  const failure = useFormFailure({ form, error: rotate.error, pathOf: PATHS, toast: ROTATE_FAILURE });
  const field = form.getInputProps('newApiKey');

  const newKey = { newApiKey: secret, isExact, newParts: givenParts(parts, form.values.parts) };
  const submit = form.onSubmit(() => {
    if (secret.trim() !== '') return rotate.submit(newKey);
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
      <KeyUses apiKey={row.key} enabled={opened} />
      <div>
        <SecretInput
          {...field}
          onChange={(event) => {
            rotate.forgetRejection();
            form.setValues({ newApiKey: event.currentTarget.value, isExact: false });
          }}
          label={keyParts === undefined ? 'New API Key' : `New value: ${mainLabel(keyParts)}`}
          maxLength={MAX_API_KEY_LENGTH}
          data-autofocus
        />
        <PastedNote cut={cut} isExact={isExact} onExact={(next) => form.setFieldValue('isExact', next)} />
        <OtherFormNote provider={row.provider} apiKey={secret} />
      </div>
      <KeyPartFields
        form={form}
        parts={parts}
        description={({ name }) => `Stays ${row.key.parts[name] ?? 'as it is'} if you leave it empty.`}
      />
      {rotate.isTrying && <TryingKey row={row} onSkip={rotate.skipTrial} />}
      {rotate.rejection !== undefined && (
        <RejectedKey
          message={rotate.rejection}
          isPending={rotate.isPending}
          onSave={() => rotate.saveAnyway(newKey)}
        />
      )}
    </FormDialog>
  );
};
