import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { furtherParts, mainLabel } from '@gatehouse/contract/plain/parts-of-key.ts';
import type { PastedLine } from '@gatehouse/secrets/pasted-lines.ts';
import { Box } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useEffectEvent, useMemo } from 'react';
import {
  ADD_KEY_PATHS,
  type AddKeyForm,
  formFor,
  parseAddKey,
  shownValues,
  toAddKeyInput,
  useAddKeyForm,
} from '#src/features/keys/add/add-key-form.ts';
import { KeyDestination, KeySuggestion } from '#src/features/keys/add/key-suggestion.tsx';
import { SecretField, takeKeyText } from '#src/features/keys/add/secret-field.tsx';
import { SameSecret, useStoreKey } from '#src/features/keys/add/store-key.tsx';
import { useVerifyChoice } from '#src/features/keys/add/verify-switch.tsx';
import { OptionalKeyFields } from '#src/features/keys/form/key-form-fields.tsx';
import { KeyPartFields } from '#src/features/keys/form/key-parts.tsx';
import { KEY_FIELDS, OPTIONAL_FIELDS } from '#src/features/keys/key-fields.ts';
import type { Added, PastedKeyText } from '#src/features/keys/offers/add-key-props.ts';
import { readKeyText } from '#src/features/keys/offers/read-key-text.ts';
import { recogniseText } from '#src/features/keys/offers/recognised-key.ts';
import { entryChoice } from '#src/features/providers/offers/entry-choice.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { ProviderSelect } from '#src/features/providers/offers/provider-select.tsx';
import { errorMessage } from '#src/lib/error-message.ts';
import { FormDialog } from '#src/ui/dialog/form-dialog.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';
import { DeclaredField } from '#src/ui/form/declared-field.tsx';
import { useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';

interface AddKeyProps {
  opened: boolean;
  onClose: () => void;
  onAdded: (added: Added) => void;
  forms: readonly KeyForm[];
  /** The API that is chosen until the user, or the pasted key, chooses another one. */
  wanted: KeyForm | undefined;
  onSeveral: (lines: PastedLine[]) => void;
  pasted: PastedKeyText | undefined;
}

/** Fills the form with what was pasted elsewhere, once for each time that the dialog is opened. */
const useTakePasted = (form: AddKeyForm, { opened, forms, onSeveral, pasted }: AddKeyProps): void => {
  const take = useEffectEvent(() => {
    if (pasted === undefined) return;
    const { text, baseUrl = '' } = pasted;
    // What was chosen for another key, and restored, is not meant for this one.
    form.setValues({ providerId: null });
    if (baseUrl !== '') form.setFieldValue('baseUrl', baseUrl);
    if (text !== '') takeKeyText(form, readKeyText(forms, text) ?? { text }, onSeveral);
  });
  useEffect(() => {
    if (opened) take();
  }, [opened]);
};

/** The state of the form, and how it is sent. */
const useAddKey = (props: AddKeyProps) => {
  const { forms, wanted, onClose, onAdded } = props;
  const { form, startOver } = useAddKeyForm(forms, wanted);
  useTakePasted(form, props);
  const [isAdvanced, advanced] = useDisclosure(false);
  const { data: providers = [], isPending: isLoading } = useProviders();
  const { store, refresh } = useStoreKey();
  const { apiKey, isExact } = form.values;
  const recognised = useMemo(() => recogniseText(forms, apiKey, isExact), [forms, apiKey, isExact]);
  const shown = shownValues(form.values, recognised, wanted);
  const provider = providers.find(({ id }) => String(id) === shown.providerId);
  const { verifies, control } = useVerifyChoice(provider);
  const close = (): void => {
    form.reset();
    advanced.close();
    store.reset();
    onClose();
  };
  const send = (ifNew: boolean): void =>
    store.mutate(
      { ...parseAddKey(toAddKeyInput(form.values, recognised, { wanted, forms })), ifNew },
      {
        onSuccess: (key) => {
          close();
          onAdded({ key, verifies });
          toastSuccess('API key added successfully');
          return refresh();
        },
      },
    );
  // An error in a collapsed part would not be seen.
  const expand = (names: readonly string[]): void => {
    if (OPTIONAL_FIELDS.some((name) => names.includes(name))) advanced.open();
  };
  const failure = useFormFailure({
    form,
    error: store.error,
    pathOf: ADD_KEY_PATHS,
    toast: errorMessage(store.error) || 'Failed to add API key',
    onFields: expand,
  });
  const submit = (isNew: boolean) =>
    form.onSubmit(
      () => send(isNew),
      (errors) => expand(Object.keys(errors)),
    );
  const keyParts = formFor(forms, shown.providerId)?.keyParts ?? null;
  const chosen = { providers, isLoading, shown, provider, keyParts };
  return {
    form,
    startOver,
    isAdvanced,
    advanced,
    store,
    recognised,
    chosen,
    control,
    close,
    failure,
    submit,
  };
};

export const AddKey = (props: AddKeyProps) => {
  const { opened, forms, wanted, onSeveral } = props;
  const {
    form,
    startOver,
    isAdvanced,
    advanced,
    store,
    recognised,
    chosen,
    control,
    close,
    failure,
    submit,
  } = useAddKey(props);
  const { providers, isLoading, shown, provider, keyParts } = chosen;
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title="Add New Key"
      submitLabel="Add Key"
      pending={store.isPending}
      isDirty={form.isDirty()}
      onStartOver={startOver}
      failure={failure}
      onSubmit={submit(true)}
    >
      <SecretField
        form={form}
        forms={forms}
        recognised={recognised}
        label={keyParts === null ? 'API Key' : mainLabel(keyParts)}
        placeholder={provider?.keyHint ?? undefined}
        onSeveral={onSeveral}
      >
        <SameSecret
          error={form.errors.apiKey === undefined ? null : store.error}
          pending={store.isPending}
          onStoreAnyway={() => submit(false)()}
        />
        <KeySuggestion
          recognised={recognised}
          chosen={provider}
          value={shown.providerId}
          onFollow={() => form.setFieldValue('providerId', null)}
        />
      </SecretField>
      <div>
        <ProviderSelect
          {...form.getInputProps('providerId')}
          value={shown.providerId}
          providers={providers}
          takesEntries
          further={entryChoice(formFor(forms, shown.providerId) ?? recognised.form ?? wanted)}
          label="Provider"
          placeholder={isLoading ? 'Loading providers...' : 'Choose a provider'}
          withAsterisk
        />
        <KeyDestination provider={provider} />
      </div>
      {keyParts !== null && <KeyPartFields form={form} parts={furtherParts(keyParts)} isRequired />}
      <DeclaredField field={KEY_FIELDS.name} {...form.getInputProps('name')} value={shown.name} />
      {control}
      <Disclosure label="Advanced" isOpen={isAdvanced} onToggle={advanced.toggle}>
        <Box pt="xs">
          <OptionalKeyFields form={form} provider={provider} />
        </Box>
      </Disclosure>
    </FormDialog>
  );
};
