import { ENDPOINT_METHODS } from '@gatehouse/contract/plain/endpoint-options.ts';
import { containsMask } from '@gatehouse/secrets/masks.ts';
import { Button, Checkbox, Group, Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import classes from '#src/features/endpoints/endpoint-fields.module.css';
import type { EndpointValues } from '#src/features/endpoints/endpoint-values.ts';
import { FolderSelect } from '#src/features/endpoints/folders/folder-select.tsx';
import { useFolderTree } from '#src/features/endpoints/offers/use-folder-tree.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { ProviderSelect } from '#src/features/providers/offers/provider-select.tsx';
import { BodyEditor } from '#src/features/requests/offers/body-editor.tsx';
import {
  type ChosenCall,
  type CredentialId,
  idOf,
  NO_KEY,
  optionOf,
  useCallChoices,
} from '#src/features/requests/offers/call-choices.ts';
import { KeySelect } from '#src/features/requests/offers/key-select.tsx';
import { JsonEditor } from '#src/ui/code/json-editor.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

interface PartProps {
  form: UseFormReturnType<EndpointValues>;
  onModEnter: () => void;
}

interface EndpointFieldsProps extends PartProps {
  /** Only the name and the folder, until the others are asked for or one of them has an error. */
  isShort: boolean;
  /** Whose endpoint it is was not known when the dialog opened. */
  needsProvider: boolean;
}

/** Whether something in the form stands for a hidden value. */
const hasMask = ({ endpoint, headers, requestBody }: EndpointValues): boolean =>
  [endpoint, headers, requestBody].some(containsMask);

const HiddenValues = () => (
  <Notice>
    Hidden values end in asterisks. Leave them as they are to keep them, or type over them to replace them.
  </Notice>
);

const WhatIsCalled = ({ form }: Pick<PartProps, 'form'>) => (
  <Group align="flex-start" gap="sm">
    <Select
      label="Method"
      data={[...ENDPOINT_METHODS]}
      allowDeselect={false}
      withAsterisk
      className={classes.method}
      {...form.getInputProps('method')}
    />
    <TextInput
      label="Endpoint"
      placeholder="https://api.example.com/v1/items"
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      withAsterisk
      classNames={{ root: classes.endpoint, input: classes.mono }}
      {...form.getInputProps('endpoint')}
    />
  </Group>
);

const isOption = (option: string) => (choice: ChosenCall) => optionOf(idOf(choice)) === option;

/** What the endpoint is tested with; a key that is chosen first says whose endpoint it is. */
const TestedWith = ({ form }: Pick<PartProps, 'form'>) => {
  const { data: choices = [] } = useCallChoices();
  const { credential, providerId, withoutKey } = form.values;
  const chosen = [NO_KEY, ...choices].find(isOption(credential));
  const choose = (id: CredentialId): void => {
    const provider = choices.find(isOption(optionOf(id)))?.provider;
    form.setValues({
      credential: optionOf(id),
      withoutKey: false,
      providerId: providerId ?? (provider === undefined ? null : String(provider.id)),
    });
    form.clearFieldError('credential');
  };
  return (
    <KeySelect
      choices={choices}
      chosen={chosen}
      onChoose={choose}
      error={form.errors.credential}
      description={
        withoutKey
          ? 'Its base URL is used, but the key itself is not sent.'
          : 'What it is tested with. If nothing is chosen, the test screen asks.'
      }
    />
  );
};

const BodyFields = ({ form, onModEnter }: PartProps) => (
  <BodyEditor
    otherBody={form.values.otherBody}
    onChange={(otherBody) => form.setFieldValue('otherBody', otherBody)}
    error={form.errors.otherBody}
    json={
      <JsonEditor
        label="Request body"
        description="A JSON object. Empty means no body."
        value={form.values.requestBody}
        onChange={(requestBody) => form.setFieldValue('requestBody', requestBody)}
        error={form.errors.requestBody}
        onModEnter={onModEnter}
        minLines={4}
      />
    }
  />
);

const NameField = ({ form }: Pick<PartProps, 'form'>) => (
  <TextInput
    label="Name"
    placeholder="List models"
    autoComplete="off"
    withAsterisk
    data-autofocus
    {...form.getInputProps('name')}
  />
);

const ProviderField = ({ form }: Pick<PartProps, 'form'>) => {
  const { data: providers = [], isPending } = useProviders();
  return (
    <ProviderSelect
      label="API provider"
      placeholder={isPending ? 'Loading providers...' : 'Choose a provider'}
      providers={providers}
      withAsterisk
      {...form.getInputProps('providerId')}
    />
  );
};

const FolderField = ({ form }: Pick<PartProps, 'form'>) => {
  const hasFolders = useFolderTree().length > 0;
  return hasFolders || form.values.folderId !== '' ? (
    <FolderSelect {...form.getInputProps('folderId')} />
  ) : null;
};

/** What a short form shows. */
const SHORT: readonly string[] = ['name', 'folderId'];

/** All fields of a saved endpoint, or those that a request which is saved has no value for yet. */
export const EndpointFields = ({ form, onModEnter, isShort, needsProvider }: EndpointFieldsProps) => {
  const [isWhole, setWhole] = useState(!isShort);
  const shown = needsProvider ? [...SHORT, 'providerId'] : SHORT;
  if (!isWhole && Object.keys(form.errors).every((name) => shown.includes(name)))
    return (
      <>
        <NameField form={form} />
        {needsProvider && <ProviderField form={form} />}
        <FolderField form={form} />
        <Group>
          <Button variant="subtle" size="xs" onClick={() => setWhole(true)}>
            Show all fields
          </Button>
        </Group>
      </>
    );
  return (
    <>
      <NameField form={form} />
      <ProviderField form={form} />
      <TestedWith form={form} />
      <WhatIsCalled form={form} />
      <Textarea label="Description" autosize minRows={2} maxRows={6} {...form.getInputProps('description')} />
      {hasMask(form.values) && <HiddenValues />}
      <JsonEditor
        label="Headers"
        description="A JSON object. Values that look like secrets are encrypted and hidden."
        value={form.values.headers}
        onChange={(headers) => form.setFieldValue('headers', headers)}
        error={form.errors.headers}
        onModEnter={onModEnter}
        minLines={3}
      />
      <BodyFields form={form} onModEnter={onModEnter} />
      <FolderField form={form} />
      <Checkbox label="Favorite" {...form.getInputProps('isFavorite', { type: 'checkbox' })} />
    </>
  );
};
