import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { furtherParts, mainLabel } from '@gatehouse/contract/plain/parts-of-key.ts';
import type { PastedLine } from '@gatehouse/secrets/pasted-lines.ts';
import { Box } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
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
import type { JustAddedKey, PastedKeyText } from '#src/features/keys/offers/add-key-props.ts';
import { readKeyText } from '#src/features/keys/offers/read-key-text.ts';
import { recognizeText } from '#src/features/keys/offers/recognized-key.ts';
import { AddOwnApi } from '#src/features/own-apis/offers/own-api.tsx';
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
  onAdded: (added: JustAddedKey) => void;
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

/** What the pasted text says, and what is chosen: by the user, by that text, or by the screen that the user came from. */
const useChosen = (form: AddKeyForm, { forms, wanted }: AddKeyProps) => {
  const { data: providers = [], isPending: isLoading } = useProviders();
  const { apiKey, isExact } = form.values;
  const recognized = useMemo(() => recognizeText(forms, apiKey, isExact), [forms, apiKey, isExact]);
  const shown = shownValues(form.values, recognized, wanted);
  const provider = providers.find(({ id }) => String(id) === shown.providerId);
  const known = formFor(forms, shown.providerId);
  const further = entryChoice(known ?? recognized.form ?? wanted);
  return { recognized, shown, provider, providers, further, isLoading, keyParts: known?.keyParts ?? null };
};

type Chosen = ReturnType<typeof useChosen>;

interface Sending extends AddKeyProps {
  form: AddKeyForm;
  chosen: Chosen;
  /** Opens the part with the fields that few keys need. */
  openAdvanced: () => void;
  /** Called when the key is stored. */
  onStored: (key: ApiKey) => void;
}

/** How the form is sent, and why it could not be. */
const useSend = ({ form, chosen, forms, wanted, openAdvanced, onStored }: Sending) => {
  const { store, refresh } = useStoreKey();
  const send = (ifNew: boolean): void => {
    const input = parseAddKey(toAddKeyInput(form.values, chosen.recognized, { wanted, forms }));
    const onSuccess = (key: ApiKey): Promise<void> => {
      onStored(key);
      toastSuccess('API key added successfully');
      return refresh();
    };
    store.mutate({ ...input, ifNew }, { onSuccess });
  };
  // An error in a collapsed part would not be seen.
  const expand = (names: readonly string[]): void => {
    if (OPTIONAL_FIELDS.some((name) => names.includes(name))) openAdvanced();
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
  return { store, failure, submit };
};

interface PartProps extends Pick<AddKeyProps, 'forms' | 'onSeveral'> {
  form: AddKeyForm;
  chosen: Chosen;
}

/** The key, and what is said about it. */
const KeyField = ({ form, forms, chosen, onSeveral, children }: PartProps & { children: ReactNode }) => {
  const { recognized, shown, provider, keyParts } = chosen;
  return (
    <SecretField
      form={form}
      forms={forms}
      recognized={recognized}
      label={keyParts === null ? 'API Key' : mainLabel(keyParts)}
      placeholder={provider?.keyHint ?? undefined}
      onSeveral={onSeveral}
    >
      {children}
      <KeySuggestion
        recognized={recognized}
        chosen={provider}
        value={shown.providerId}
        onFollow={() => form.setFieldValue('providerId', null)}
      />
    </SecretField>
  );
};

const ProviderField = ({ form, chosen }: Pick<PartProps, 'form' | 'chosen'>) => (
  <div>
    <ProviderSelect
      {...form.getInputProps('providerId')}
      value={chosen.shown.providerId}
      providers={chosen.providers}
      takesEntries
      further={chosen.further}
      label="Provider"
      placeholder={chosen.isLoading ? 'Loading providers...' : 'Choose a provider'}
      withAsterisk
    />
    <KeyDestination provider={chosen.provider} />
    <Box mt={6} ml={-8}>
      <AddOwnApi
        size="compact-sm"
        variant="subtle"
        onAdded={({ id }) => form.setFieldValue('providerId', String(id))}
      />
    </Box>
  </div>
);

/** The state of the dialog. */
const useAddKey = (props: AddKeyProps) => {
  const { forms, wanted, onClose, onAdded } = props;
  const { form, startOver } = useAddKeyForm(forms, wanted);
  useTakePasted(form, props);
  const [isAdvanced, advanced] = useDisclosure(false);
  const chosen = useChosen(form, props);
  const { verifies, control } = useVerifyChoice(chosen.provider);
  const close = (): void => {
    form.reset();
    advanced.close();
    sending.store.reset();
    onClose();
  };
  const onStored = (key: ApiKey): void => {
    close();
    onAdded({ key, verifies });
  };
  const sending = useSend({ ...props, form, chosen, openAdvanced: advanced.open, onStored });
  return { form, startOver, isAdvanced, advanced, chosen, control, close, ...sending };
};

export const AddKey = (props: AddKeyProps) => {
  const { form, startOver, chosen, control, close, store, failure, submit, ...state } = useAddKey(props);
  return (
    <FormDialog
      opened={props.opened}
      onClose={close}
      title="Add New Key"
      submitLabel="Add Key"
      isBusy={store.isPending}
      isDirty={form.isDirty()}
      onStartOver={startOver}
      failure={failure}
      onSubmit={submit(true)}
    >
      <KeyField form={form} forms={props.forms} chosen={chosen} onSeveral={props.onSeveral}>
        <SameSecret
          error={form.errors.apiKey === undefined ? null : store.error}
          isBusy={store.isPending}
          onStoreAnyway={() => submit(false)()}
        />
      </KeyField>
      <ProviderField form={form} chosen={chosen} />
      {chosen.keyParts !== null && (
        <KeyPartFields form={form} parts={furtherParts(chosen.keyParts)} isRequired />
      )}
      <DeclaredField field={KEY_FIELDS.name} {...form.getInputProps('name')} value={chosen.shown.name} />
      {control}
      <Disclosure label="Advanced" isOpen={state.isAdvanced} onToggle={state.advanced.toggle}>
        <Box pt="xs">
          <OptionalKeyFields form={form} provider={chosen.provider} />
        </Box>
      </Disclosure>
    </FormDialog>
  );
};
