import { MAX_API_KEY_LENGTH } from '@gatehouse/contract/keys.ts';
import { detectProvider, type Provider } from '@gatehouse/contract/providers.ts';
import { Box } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Disclosure } from '#src/components/disclosure.tsx';
import { FormDialog } from '#src/components/form-dialog.tsx';
import { SecretInput } from '#src/components/secret-input.tsx';
import {
  ADD_KEY_PATHS,
  type AddKeyForm,
  parseAddKey,
  useAddKeyForm,
} from '#src/features/keys/add-key-form.ts';
import { KeySuggestion } from '#src/features/keys/key-suggestion.tsx';
import { errorMessage } from '#src/lib/error-message.ts';
import { toastError, toastSuccess } from '#src/lib/toast.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useFormFailure } from '#src/lib/use-form-failure.ts';
import { KeyNameField, OptionalDetailFields } from '#src/shared/keys/key-detail-fields.tsx';
import { OPTIONAL_DETAILS } from '#src/shared/keys/key-detail-values.ts';
import { ProviderSelect } from '#src/shared/providers/provider-select.tsx';
import { useProviders } from '#src/shared/queries.ts';

const chosenProvider = (form: AddKeyForm, providers: readonly Provider[]): Provider | undefined =>
  providers.find(({ id }) => String(id) === form.values.providerId);

const SecretField = ({ form, providers }: { form: AddKeyForm; providers: readonly Provider[] }) => {
  const field = form.getInputProps('apiKey');
  const chosen = chosenProvider(form, providers);
  const change = (apiKey: string) => {
    form.setFieldValue('apiKey', apiKey);
    const detected = detectProvider(providers, apiKey);
    // A provider that the user chose stays; the suggestion below offers the other one.
    if (detected !== undefined && form.values.providerId === null)
      form.setFieldValue('providerId', String(detected.id));
  };
  return (
    <div>
      <SecretInput
        {...field}
        onChange={(event) => change(event.currentTarget.value)}
        label="API Key"
        description="Paste it here: its format shows which provider it is for."
        placeholder={chosen?.keyHint ?? undefined}
        maxLength={MAX_API_KEY_LENGTH}
        withAsterisk
        data-autofocus
      />
      <KeySuggestion
        apiKey={form.values.apiKey}
        chosen={chosen}
        providers={providers}
        onChoose={({ id }) => form.setFieldValue('providerId', String(id))}
      />
    </div>
  );
};

const failureOf = (error: unknown): string => errorMessage(error) || 'Failed to add API key';

const useAddKey = (onAdded: () => void) => {
  const utils = trpc.useUtils();
  return trpc.keys.add.useMutation({
    onSuccess: () => {
      onAdded();
      toastSuccess('API key added successfully');
      return utils.keys.list.invalidate();
    },
    onError: (error) => toastError(failureOf(error)),
  });
};

interface AddKeyDialogProps {
  opened: boolean;
  onClose: () => void;
}

export const AddKeyDialog = ({ opened, onClose }: AddKeyDialogProps) => {
  const form = useAddKeyForm();
  const [isAdvanced, advanced] = useDisclosure(false);
  const { data: providers = [], isPending } = useProviders();
  const close = () => {
    form.reset();
    advanced.close();
    add.reset();
    onClose();
  };
  const add = useAddKey(close);
  // An error in a collapsed part would not be seen.
  const expand = (names: readonly string[]) => {
    if (OPTIONAL_DETAILS.some((name) => names.includes(name))) advanced.open();
  };
  const failure = useFormFailure({
    form,
    error: add.error,
    pathOf: ADD_KEY_PATHS,
    toast: failureOf(add.error),
    onFields: expand,
  });
  const provider = chosenProvider(form, providers);

  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title="Add New Key"
      submitLabel="Add Key"
      pending={add.isPending}
      isDirty={form.isDirty()}
      failure={failure}
      onSubmit={form.onSubmit(
        (values) => add.mutate(parseAddKey(values)),
        (errors) => expand(Object.keys(errors)),
      )}
    >
      <SecretField form={form} providers={providers} />
      <ProviderSelect
        {...form.getInputProps('providerId')}
        providers={providers}
        chosen={provider}
        label="Provider"
        placeholder={isPending ? 'Loading providers...' : 'Choose a provider'}
        withAsterisk
      />
      <KeyNameField form={form} />
      <Disclosure label="Advanced" isOpen={isAdvanced} onToggle={advanced.toggle}>
        <Box pt="xs">
          <OptionalDetailFields form={form} provider={provider} />
        </Box>
      </Disclosure>
    </FormDialog>
  );
};
