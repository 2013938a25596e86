import { PROFILE_COMPANY_SIZES } from '@gatehouse/contract/company-size.ts';
import { SimpleGrid, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  PROFILE_LABELS,
  type ProfileField,
  type ProfileValues,
} from '#src/features/profile/profile-values.ts';
import {
  COLUMNS,
  type CompanyFieldProps,
  CompanyLongField,
  CompanyTextField,
  type CompanyTextFieldProps,
  sizeOptions,
} from '#src/shared/company/company-fields.tsx';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { WideColumns } from '#src/ui/table/wide-columns.tsx';

type Form = UseFormReturnType<ProfileValues>;

const TextField = (props: CompanyTextFieldProps<ProfileField>) => (
  <CompanyTextField labels={PROFILE_LABELS} {...props} />
);

const LongField = (props: CompanyFieldProps<ProfileField>) => (
  <CompanyLongField labels={PROFILE_LABELS} {...props} />
);

const SIZES = sizeOptions(PROFILE_COMPANY_SIZES);

const Company = ({ form }: { form: Form }) => (
  <Section title="Company">
    <Stack gap="md">
      <SimpleGrid cols={COLUMNS} verticalSpacing="md">
        <TextField form={form} name="companyName" required />
        <TextField form={form} name="companyWebsite" type="url" required placeholder="https://example.com" />
        <LazySelect
          label={PROFILE_LABELS.companySize}
          placeholder="Not given"
          data={SIZES}
          searchable={false}
          clearable
          {...form.getInputProps('companySize')}
          value={form.values.companySize === '' ? null : form.values.companySize}
          onChange={(size) => form.setFieldValue('companySize', size ?? '')}
        />
        <TextField form={form} name="companyIndustry" />
      </SimpleGrid>
      <LongField form={form} name="companyDescription" />
    </Stack>
  </Section>
);

const Contact = ({ form }: { form: Form }) => (
  <Section title="Contact">
    <SimpleGrid cols={COLUMNS} verticalSpacing="md">
      <TextField form={form} name="contactName" required />
      <TextField form={form} name="contactEmail" type="email" required />
      <TextField form={form} name="contactPhone" type="tel" />
    </SimpleGrid>
  </Section>
);

const Project = ({ form }: { form: Form }) => (
  <Section title="Project and API use">
    <Stack gap="md">
      <LongField
        form={form}
        name="projectDescription"
        required
        description="What you build, and for whom. At least 10 characters."
      />
      <LongField
        form={form}
        name="apiUsageDescription"
        required
        description="What you read and write with APIs, and why. It becomes the use case of an application. At least 10 characters."
      />
      <SimpleGrid cols={COLUMNS} verticalSpacing="md">
        <TextField form={form} name="projectUrl" type="url" placeholder="https://example.com/app" />
        <TextField form={form} name="expectedCallVolume" placeholder="5,000 calls a day" />
      </SimpleGrid>
      <LongField form={form} name="privacyMeasures" />
      <LongField form={form} name="additionalDetails" />
    </Stack>
  </Section>
);

/** All fields of the profile, in three sections. */
export const ProfileFields = ({ form }: { form: Form }) => (
  <WideColumns>
    <Stack gap="lg">
      <Company form={form} />
      <Contact form={form} />
    </Stack>
    <Project form={form} />
  </WideColumns>
);
