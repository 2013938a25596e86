import { STALE_TIME_MS } from '@gatehouse/contract/interface.ts';
import { KEY_TYPES, MAX_API_KEY_LENGTH } from '@gatehouse/contract/keys.ts';
import { detectProvider, type Provider } from '@gatehouse/contract/providers.ts';
import { Collapse, PasswordInput, Select, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '#src/components/form-dialog.tsx';
import classes from '#src/features/keys/add-key-dialog.module.css';
import { type AddKeyForm, parseAddKey, useAddKeyForm } from '#src/features/keys/add-key-form.ts';
import { KeySuggestion } from '#src/features/keys/key-suggestion.tsx';
import { errorMessage } from '#src/lib/error-message.ts';
import { toastError, toastSuccess } from '#src/lib/toast.ts';
import { trpc } from '#src/lib/trpc.ts';

const chosenProvider = (form: AddKeyForm, providers: readonly Provider[]): Provider | undefined =>
  providers.find(({ id }) => String(id) === form.values.providerId);

const SecretField = ({ form, providers }: { form: AddKeyForm; providers: readonly Provider[] }) => {
  const field = form.getInputProps('apiKey');
  const change = (apiKey: string) => {
    form.setFieldValue('apiKey', apiKey);
    const detected = detectProvider(providers, apiKey);
    // A provider that was chosen stays; the suggestion below offers the other one.
    if (detected !== undefined && form.values.providerId === null)
      form.setFieldValue('providerId', String(detected.id));
  };
  return (
    <PasswordInput
      {...field}
      onChange={(event) => change(event.currentTarget.value)}
      label="API Key"
      description="Paste it here: the provider is recognised by its form."
      placeholder={chosenProvider(form, providers)?.keyHint ?? undefined}
      maxLength={MAX_API_KEY_LENGTH}
      autoComplete="off"
      withAsterisk
      data-autofocus
    />
  );
};

const AdvancedFields = ({ form, provider }: { form: AddKeyForm; provider: Provider | undefined }) => (
  <Stack gap="md" pt="md">
    <TextInput
      {...form.getInputProps('baseUrl')}
      label="Base URL"
      description="For a proxy, GitHub Enterprise or an OpenAI-compatible server."
      placeholder={provider?.baseUrl ?? 'https://api.example.com'}
      inputMode="url"
    />
    <Select
      {...form.getInputProps('keyType')}
      label="Key type"
      placeholder="Not set"
      data={KEY_TYPES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))}
      clearable
    />
    <TextInput {...form.getInputProps('expiresOn')} label="Expires on" type="date" />
  </Stack>
);

const Advanced = ({ form, provider }: { form: AddKeyForm; provider: Provider | undefined }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <UnstyledButton className={classes.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconChevronRight size={14} stroke={2} aria-hidden className={classes.chevron} data-open={isOpen} />
        Advanced
      </UnstyledButton>
      <Collapse expanded={isOpen}>
        <AdvancedFields form={form} provider={provider} />
      </Collapse>
    </div>
  );
};

interface AddKeyDialogProps {
  opened: boolean;
  onClose: () => void;
}

export const AddKeyDialog = ({ opened, onClose }: AddKeyDialogProps) => {
  const form = useAddKeyForm();
  const utils = trpc.useUtils();
  const { data: providers = [], isPending } = trpc.providers.list.useQuery(
    {},
    { staleTime: STALE_TIME_MS.providers },
  );
  const close = () => {
    form.reset();
    onClose();
  };
  const add = trpc.keys.add.useMutation({
    onSuccess: () => {
      close();
      toastSuccess('API key added successfully');
      return utils.keys.list.invalidate();
    },
    onError: (error) => toastError(errorMessage(error) || 'Failed to add API key'),
  });
  const provider = chosenProvider(form, providers);

  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title="Add New Key"
      submitLabel="Add Key"
      pending={add.isPending}
      onSubmit={form.onSubmit((values) => add.mutate(parseAddKey(values)))}
    >
      <SecretField form={form} providers={providers} />
      <KeySuggestion
        apiKey={form.values.apiKey}
        chosen={provider}
        providers={providers}
        onChoose={({ id }) => form.setFieldValue('providerId', String(id))}
      />
      <Select
        {...form.getInputProps('providerId')}
        label="Provider"
        placeholder={isPending ? 'Loading providers...' : 'Choose a provider'}
        data={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
        searchable
        nothingFoundMessage="No provider of this name"
        withAsterisk
      />
      <TextInput
        {...form.getInputProps('name')}
        label="Key name"
        description="Your own label, such as the project it is for."
        placeholder="Production"
        maxLength={200}
        withAsterisk
      />
      <Advanced form={form} provider={provider} />
    </FormDialog>
  );
};
