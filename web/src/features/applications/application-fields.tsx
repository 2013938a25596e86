import { APPLICATION_COMPANY_SIZES } from '@gatehouse/contract/company-size.ts';
import { Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  APPLICATION_LABELS,
  type ApplicationValues,
  type TextField as Name,
} from '#src/features/applications/application-values.ts';

export type ApplicationForm = UseFormReturnType<ApplicationValues>;

interface FieldProps {
  form: ApplicationForm;
  name: Name;
  required?: boolean;
  placeholder?: string;
  description?: string;
}

/** What a browser may fill in by itself. */
const AUTO_COMPLETE: Partial<Record<Name, string>> = {
  companyName: 'organization',
  contactName: 'name',
  contactEmail: 'email',
  contactPhone: 'tel',
  contactTitle: 'organization-title',
};

export const TextField = ({
  form,
  name,
  required = false,
  ...more
}: FieldProps & { type?: 'email' | 'url' | 'tel' }) => (
  <TextInput
    label={APPLICATION_LABELS[name]}
    withAsterisk={required}
    aria-required={required || undefined}
    autoComplete={AUTO_COMPLETE[name] ?? 'off'}
    {...more}
    {...form.getInputProps(name)}
  />
);

export const LongField = ({ form, name, required = false, ...more }: FieldProps) => (
  <Textarea
    label={APPLICATION_LABELS[name]}
    withAsterisk={required}
    aria-required={required || undefined}
    autosize
    minRows={3}
    maxRows={12}
    {...more}
    {...form.getInputProps(name)}
  />
);

const SIZES = APPLICATION_COMPANY_SIZES.map((size) => ({ value: size, label: `${size} people` }));

export const SizeField = ({ form }: { form: ApplicationForm }) => (
  <Select
    label={APPLICATION_LABELS.companySize}
    placeholder="Not given"
    data={SIZES}
    clearable
    {...form.getInputProps('companySize')}
    value={form.values.companySize === '' ? null : form.values.companySize}
    onChange={(size) => form.setFieldValue('companySize', size ?? '')}
  />
);

/** Two columns where there is room. */
export const COLUMNS = { base: 1, sm: 2 };
