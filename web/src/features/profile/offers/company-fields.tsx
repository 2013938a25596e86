import { Textarea, TextInput, type TextInputProps } from '@mantine/core';

/** The form of the profile, or of an application: both are about the same company, contact and project. */
interface Form {
  getInputProps: (path: string) => object;
}

/** What a browser may fill in by itself. */
const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  companyName: 'organization',
  contactName: 'name',
  contactEmail: 'email',
  contactPhone: 'tel',
  contactTitle: 'organization-title',
};

export interface CompanyFieldProps<Name extends string> {
  form: Form;
  name: Name;
  required?: boolean;
  placeholder?: string;
  description?: string;
}

/** The labels of all fields of the form. */
interface Labels<Name extends string> {
  labels: Readonly<Record<Name, string>>;
}

const inputProps = <Name extends string>({
  form,
  name,
  labels,
  required = false,
  ...more
}: CompanyFieldProps<Name> & Labels<Name>) => ({
  label: labels[name],
  withAsterisk: required,
  'aria-required': required || undefined,
  autoComplete: AUTO_COMPLETE[name] ?? 'off',
  ...more,
  ...form.getInputProps(name),
});

export type CompanyTextFieldProps<Name extends string> = CompanyFieldProps<Name> &
  Pick<TextInputProps, 'type'>;

export const CompanyTextField = <Name extends string>(props: CompanyTextFieldProps<Name> & Labels<Name>) => (
  <TextInput {...inputProps(props)} />
);

export const CompanyLongField = <Name extends string>(props: CompanyFieldProps<Name> & Labels<Name>) => (
  <Textarea autosize minRows={3} maxRows={12} {...inputProps(props)} />
);

/** Two columns where there is room. */
export const COLUMNS = { base: 1, sm: 2 };

export const sizeOptions = (sizes: readonly string[]) =>
  sizes.map((size) => ({ value: size, label: `${size} people` }));
