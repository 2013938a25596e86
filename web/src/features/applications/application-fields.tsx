import { APPLICATION_COMPANY_SIZES } from '@gatehouse/contract/plain/company/company-size.ts';
import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  APPLICATION_LABELS,
  type ApplicationValues,
  type TextField as Name,
} from '#src/features/applications/application-values.ts';
import {
  type CompanyFieldProps,
  CompanyLongField,
  CompanyTextField,
  type CompanyTextFieldProps,
  sizeOptions,
} from '#src/features/profile/offers/company-fields.tsx';

export type ApplicationForm = UseFormReturnType<ApplicationValues>;

/** Of the first of the two parts that a step has. */
export interface StepHead {
  title: string | undefined;
  description: string;
}

export const TextField = (props: CompanyTextFieldProps<Name>) => (
  <CompanyTextField labels={APPLICATION_LABELS} {...props} />
);

export const LongField = (props: CompanyFieldProps<Name>) => (
  <CompanyLongField labels={APPLICATION_LABELS} {...props} />
);

const SIZES = sizeOptions(APPLICATION_COMPANY_SIZES);

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
