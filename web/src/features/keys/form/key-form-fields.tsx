import type { KeyDetail } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Stack } from '@mantine/core';
import { KEY_FIELDS, type KeyField, OPTIONAL_FIELDS } from '#src/features/keys/key-fields.ts';
import { DeclaredField, type FieldDeclaration } from '#src/ui/form/declared-field.tsx';

interface OptionalKeyFieldsProps {
  form: { getInputProps: (path: KeyDetail) => object };
  provider: Provider | undefined;
}

/** What holds for a key without its own is the placeholder. */
const fieldFor = (name: KeyDetail, provider: Provider | undefined): FieldDeclaration => {
  const field: KeyField = KEY_FIELDS[name];
  const inherited = provider && field.inherited?.(provider);
  return inherited ? { ...field, placeholder: inherited } : field;
};

/** The fields that few keys need. */
export const OptionalKeyFields = ({ form, provider }: OptionalKeyFieldsProps) => (
  <Stack gap="md">
    {OPTIONAL_FIELDS.map((name) => (
      <DeclaredField key={name} field={fieldFor(name, provider)} {...form.getInputProps(name)} />
    ))}
  </Stack>
);
