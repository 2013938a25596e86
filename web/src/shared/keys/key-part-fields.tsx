import { MAX_KEY_PART_LENGTH } from '@gatehouse/contract/key-part-length.ts';
import type { KeyPart } from '@gatehouse/contract/key-parts.ts';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type PartValues, partPath } from '#src/shared/keys/key-part-values.ts';
import { SecretInput } from '#src/ui/form/secret-input.tsx';

interface KeyPartFieldsProps {
  form: {
    getInputProps: (path: string) => object;
    values: { parts: PartValues };
  };
  parts: readonly KeyPart[];
  /** Said below the label of each. */
  description?: (part: KeyPart) => ReactNode;
  isRequired?: boolean;
}

/** A field for each further value of a key, called as the provider's console calls it. */
export const KeyPartFields = ({ form, parts, description, isRequired = false }: KeyPartFieldsProps) =>
  parts.map((part) => {
    const Field = part.isSecret ? SecretInput : TextInput;
    return (
      <Field
        key={part.name}
        {...form.getInputProps(partPath(part))}
        value={form.values.parts[part.name] ?? ''}
        label={part.label}
        description={description?.(part)}
        withAsterisk={isRequired}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_KEY_PART_LENGTH}
      />
    );
  });
