import { SimpleGrid, Stack } from '@mantine/core';
import {
  type ApplicationForm,
  LongField,
  SizeField,
  type StepHead,
  TextField,
} from '#src/features/applications/application-fields.tsx';
import { COLUMNS } from '#src/shared/company/company-fields.tsx';
import { Section } from '#src/ui/layout/section.tsx';

/** The second step: who applies. */
export const CompanyStep = ({ form, head }: { form: ApplicationForm; head: StepHead }) => (
  <>
    <Section {...head}>
      <Stack gap="md">
        <SimpleGrid cols={COLUMNS} verticalSpacing="md">
          <TextField form={form} name="companyName" required />
          <TextField
            form={form}
            name="companyWebsite"
            type="url"
            required
            placeholder="https://example.com"
          />
          <SizeField form={form} />
          <TextField form={form} name="companyIndustry" />
        </SimpleGrid>
        <LongField form={form} name="companyDescription" description="What the company does, and for whom." />
      </Stack>
    </Section>
    <Section title="Contact" description="Whom the platform writes to about this application.">
      <Stack gap="md">
        <SimpleGrid cols={COLUMNS} verticalSpacing="md">
          <TextField form={form} name="contactName" required />
          <TextField form={form} name="contactEmail" type="email" required />
          <TextField form={form} name="contactTitle" />
          <TextField form={form} name="contactPhone" type="tel" />
        </SimpleGrid>
        <TextField
          form={form}
          name="contactLinkedIn"
          type="url"
          placeholder="https://www.linkedin.com/in/name"
        />
      </Stack>
    </Section>
  </>
);
