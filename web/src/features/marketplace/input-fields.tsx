import { Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { InputField, InputValues } from '#src/features/marketplace/input-form.ts';

export type InputsForm = UseFormReturnType<InputValues>;

const choiceText = (choice: unknown): string =>
  typeof choice === 'string' ? choice : JSON.stringify(choice);

const rangeOf = ({ min, max }: InputField): string => {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  if (min !== undefined) return `${min} or more`;
  return max === undefined ? '' : `${max} or less`;
};

const describedAs = (field: InputField): string | undefined => {
  const range = rangeOf(field);
  const { description, max = field.min } = field;
  // The description may say it already.
  if (range === '' || description?.includes(String(max))) return description;
  return description === undefined ? range : `${description.replace(/\.$/, '')} (${range})`;
};

interface FieldProps {
  form: InputsForm;
  field: InputField;
  /** The focus begins here when the dialog opens. */
  isFirst: boolean;
}

const Field = ({ form, field, isFirst }: FieldProps) => {
  const { name, label, kind, isRequired, choices } = field;
  const shared = {
    label,
    description: describedAs(field),
    withAsterisk: isRequired,
    'aria-required': isRequired || undefined,
    'data-autofocus': isFirst || undefined,
  };
  const props = form.getInputProps(name);
  if (kind === 'boolean')
    return (
      <Checkbox
        label={label}
        description={field.description}
        data-autofocus={isFirst || undefined}
        {...form.getInputProps(name, { type: 'checkbox' })}
      />
    );
  if (kind === 'choice')
    return (
      <NativeSelect
        {...shared}
        {...props}
        data={[...(isRequired ? [] : [{ value: '', label: 'Not given' }]), ...choices.map(choiceText)]}
      />
    );
  if (kind === 'long' || kind === 'json')
    return (
      <Textarea
        {...shared}
        {...props}
        autosize
        minRows={3}
        maxRows={12}
        spellCheck={kind === 'long'}
        autoComplete="off"
      />
    );
  return (
    <TextInput
      {...shared}
      {...props}
      inputMode={kind === 'integer' ? 'numeric' : kind === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
    />
  );
};

/** One field for each input of a composition. */
export const InputFields = ({ form, fields }: { form: InputsForm; fields: readonly InputField[] }) => (
  <Stack gap="sm">
    {fields.map((field, at) => (
      <Field key={field.name} form={form} field={field} isFirst={at === 0} />
    ))}
  </Stack>
);
