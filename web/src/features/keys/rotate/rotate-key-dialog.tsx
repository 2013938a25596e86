import { MAX_API_KEY_LENGTH, ROTATE_KEY_REQUIRED } from '@gatehouse/contract/keys.ts';
import { furtherParts, keyPartsOf, mainLabel } from '@gatehouse/contract/plain/parts-of-key.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { readPastedKey } from '@gatehouse/secrets/pasted-key.ts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import {
  atParts,
  givenParts,
  KeyPartFields,
  type PartValues,
  staysIfEmpty,
} from '#src/features/keys/form/key-parts.tsx';
import { PastedNote } from '#src/features/keys/form/pasted-note.tsx';
import { KeyLine } from '#src/features/keys/offers/key-line.tsx';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { providerName } from '#src/features/keys/offers/row-provider.ts';
import { KeyUses } from '#src/features/keys/rotate/key-uses.tsx';
import { ROTATE_FAILURE, useRotateKey } from '#src/features/keys/rotate/use-rotate-key.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { FormDialog } from '#src/ui/dialog/form-dialog.tsx';
import { toastError } from '#src/ui/feedback/toast.ts';
import { SecretInput } from '#src/ui/form/secret-input.tsx';
import { atFields, useFormFailure } from '#src/ui/form/use-form-failure.ts';

/** Whether the provider's keys have a form, and this one does not have it. */
const hasOtherForm = (provider: Provider | undefined, apiKey: string): boolean =>
  typeof provider?.keyPattern === 'string' &&
  apiKey.trim() !== '' &&
  !new RegExp(provider.keyPattern).test(apiKey.trim());

/** Warns of a key that looks like one for something else: it can be saved all the same. */
export const OtherFormNote = ({ provider, apiKey }: { provider: Provider | undefined; apiKey: string }) => (
  <div role="status">
    {provider !== undefined && hasOtherForm(provider, apiKey) && (
      <Text size="sm" mt="sm">
        This does not look like a key for {provider.name}
        {provider.keyHint === null ? '' : ` (${provider.keyHint})`}. You can still save it.
      </Text>
    )}
  </div>
);

interface TryingKeyProps {
  row: KeyRow;
  onSkip: () => void;
}

/** Shown while the provider is asked. */
export const TryingKey = ({ row, onSkip }: TryingKeyProps) => (
  <Group role="status" justify="space-between" gap="xs">
    <Text size="sm">Trying the new key with {providerName(row)}…</Text>
    <Button variant="subtle" size="xs" onClick={onSkip}>
      Save without trying
    </Button>
  </Group>
);

interface RejectedKeyProps {
  message: string;
  isBusy: boolean;
  onSave: () => void;
}

/** The provider rejects the new key: the old one stays unless the person decides otherwise. */
export const RejectedKey = ({ message, isBusy, onSave }: RejectedKeyProps) => (
  <Alert
    role="alert"
    variant="light"
    color="red"
    icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
    title="The new key was not saved"
  >
    <Text size="sm">{message}. The old key is unchanged.</Text>
    <Group mt="sm">
      <BusyButton variant="default" size="xs" isBusy={isBusy} onClick={onSave}>
        Save it anyway
      </BusyButton>
    </Group>
  </Alert>
);

interface KeyDialogProps {
  row: KeyRow;
  opened: boolean;
  onClose: () => void;
}

const PATHS = atParts(atFields(['newApiKey']));

/** The form, and what is saved of the text that was pasted into it. */
const useNewKeyForm = (row: KeyRow) => {
  const form = useForm({ initialValues: { newApiKey: '', isExact: false, parts: {} as PartValues } });
  const keyParts = keyPartsOf(row.provider?.keyPlacement);
  const parts = keyParts === undefined ? [] : furtherParts(keyParts);
  const { newApiKey: pasted, isExact } = form.values;
  const cut = isExact ? undefined : readPastedKey(pasted);
  const newKey = {
    newApiKey: cut?.secret ?? pasted,
    isExact,
    newParts: givenParts(parts, form.values.parts),
  };
  const label = keyParts === undefined ? 'New API Key' : `New value: ${mainLabel(keyParts)}`;
  return { form, parts, label, cut, newKey };
};

interface NewKeyFieldProps extends Omit<ReturnType<typeof useNewKeyForm>, 'parts'> {
  provider: Provider | undefined;
  /** Called when something else is typed. */
  onTyped: () => void;
}

const NewKeyField = ({ form, label, cut, newKey, provider, onTyped }: NewKeyFieldProps) => (
  <div>
    <SecretInput
      {...form.getInputProps('newApiKey')}
      onChange={(event) => {
        onTyped();
        form.setValues({ newApiKey: event.currentTarget.value, isExact: false });
      }}
      label={label}
      maxLength={MAX_API_KEY_LENGTH}
      data-autofocus
    />
    <PastedNote cut={cut} isExact={newKey.isExact} onExact={(next) => form.setFieldValue('isExact', next)} />
    <OtherFormNote provider={provider} apiKey={newKey.newApiKey} />
  </div>
);

export const RotateKeyDialog = ({ row, opened, onClose }: KeyDialogProps) => {
  const { parts, ...fields } = useNewKeyForm(row);
  const { form, newKey } = fields;
  const close = () => {
    form.reset();
    rotate.reset();
    onClose();
  };
  const rotate = useRotateKey(row, close);
  const failure = useFormFailure({ form, error: rotate.error, pathOf: PATHS, toast: ROTATE_FAILURE });
  const submit = form.onSubmit(() => {
    if (newKey.newApiKey.trim() !== '') return rotate.submit(newKey);
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
      isBusy={rotate.isBusy}
      isDirty={form.isDirty()}
      failure={failure}
      onSubmit={submit}
    >
      <KeyLine row={row} />
      <KeyUses apiKey={row.key} enabled={opened} />
      <NewKeyField {...fields} provider={row.provider} onTyped={rotate.forgetRejection} />
      <KeyPartFields form={form} parts={parts} description={staysIfEmpty(row.key)} />
      {rotate.isTrying && <TryingKey row={row} onSkip={rotate.skipTrial} />}
      {rotate.rejection !== undefined && (
        <RejectedKey
          message={rotate.rejection}
          isBusy={rotate.isBusy}
          onSave={() => rotate.saveAnyway(newKey)}
        />
      )}
    </FormDialog>
  );
};
