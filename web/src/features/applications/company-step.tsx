import { SimpleGrid, Stack, Title } from '@mantine/core';
import {
  type ApplicationForm,
  LongField,
  SizeField,
  TextField,
} from '#src/features/applications/application-fields.tsx';
import { COLUMNS } from '#src/shared/company/company-fields.tsx';

/** The second step: who applies. */
export const CompanyStep = ({ form }: { form: ApplicationForm }) => (
  <Stack gap="md">
    <SimpleGrid cols={COLUMNS} verticalSpacing="md">
      <TextField form={form} name="companyName" required />
      <TextField form={form} name="companyWebsite" type="url" required placeholder="https://example.com" />
      <SizeField form={form} />
      <TextField form={form} name="companyIndustry" />
    </SimpleGrid>
    <LongField form={form} name="companyDescription" description="What the company does, and for whom." />
    <Title order={3} size="h4" mt="xs">
      Contact
    </Title>
    <SimpleGrid cols={COLUMNS} verticalSpacing="md">
      <TextField form={form} name="contactName" required />
      <TextField form={form} name="contactEmail" type="email" required />
      <TextField form={form} name="contactTitle" />
      <TextField form={form} name="contactPhone" type="tel" />
      <TextField
        form={form}
        name="contactLinkedIn"
        type="url"
        placeholder="https://www.linkedin.com/in/name"
      />
    </SimpleGrid>
  </Stack>
);
