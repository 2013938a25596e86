import type { KeyPart } from '@gatehouse/contract/key-parts.ts';
import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { MAX_KEY_PART_LENGTH } from '@gatehouse/contract/plain/key-types.ts';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { SecretInput } from '#src/ui/form/secret-input.tsx';
import type { PathOf } from '#src/ui/form/use-form-failure.ts';

/** What a form has typed for the parts of a key, by name. */
export type PartValues = Record<string, string>;

/** The path of a part in a form. */
const partPath = ({ name }: Pick<KeyPart, 'name'>): string => `parts.${name}`;

/** What was typed for these parts, without fields that were left empty. */
export const givenParts = (parts: readonly KeyPart[], values: PartValues): PartValues =>
  Object.fromEntries(
    parts.flatMap(({ name }) => {
      const value = values[name]?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );

/** The messages at the parts that were left empty, by their paths. */
export const missingParts = (parts: readonly KeyPart[], values: PartValues): Record<string, string> => {
  const given = givenParts(parts, values);
  return Object.fromEntries(
    parts
      .filter(({ name }) => given[name] === undefined)
      .map((part) => [partPath(part), `${part.label} is required`]),
  );
};

/** Maps errors about parts to their fields, and others as `pathOf` says. */
export const atParts =
  (pathOf: PathOf): PathOf =>
  ([field, name]) =>
    (field === 'parts' || field === 'newParts') && name !== undefined
      ? partPath({ name: String(name) })
      : pathOf([field ?? '']);

/** Said of the parts of a stored key. */
export const staysIfEmpty =
  ({ parts }: Pick<ApiKey, 'parts'>) =>
  ({ name }: Pick<KeyPart, 'name'>): string =>
    `Leave empty to keep ${parts[name] ?? 'it as it is'}.`;

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
