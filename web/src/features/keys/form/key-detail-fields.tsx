import { KEY_TYPES } from '@gatehouse/contract/key-types.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Select, Stack, TextInput, type TextInputProps } from '@mantine/core';
import type { KeyDetailValues } from '#src/features/keys/form/key-detail-values.ts';
import { capitalised } from '#src/lib/format.ts';

type DetailForm = { getInputProps: (path: Exclude<keyof KeyDetailValues, 'name'>) => object };

interface KeyNameFieldProps {
  form: { getInputProps: (path: 'name') => TextInputProps };
  /** Shown instead of the form's own value. */
  value?: string;
}

export const KeyNameField = ({ form, value }: KeyNameFieldProps) => (
  <TextInput
    {...form.getInputProps('name')}
    {...(value === undefined ? {} : { value })}
    label="Key name"
    description="Your own label, such as the project it is for."
    placeholder="Production"
    maxLength={200}
    withAsterisk
  />
);

interface OptionalDetailFieldsProps {
  form: DetailForm;
  /** Its base URL is the placeholder. */
  provider: Provider | undefined;
}

/** Details that few keys need. */
export const OptionalDetailFields = ({ form, provider }: OptionalDetailFieldsProps) => (
  <Stack gap="md">
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
      data={KEY_TYPES.map((value) => ({ value, label: capitalised(value) }))}
      // Its button clears it; choosing the chosen type again does not.
      clearable
      allowDeselect={false}
    />
    <TextInput {...form.getInputProps('expiresOn')} label="Expires on" type="date" max="9999-12-31" />
  </Stack>
);
