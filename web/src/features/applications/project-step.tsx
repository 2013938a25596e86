import { SimpleGrid, Stack } from '@mantine/core';
import {
  type ApplicationForm,
  LongField,
  type StepHead,
  TextField,
} from '#src/features/applications/application-fields.tsx';
import { COLUMNS } from '#src/shared/company/company-fields.tsx';
import { Section } from '#src/ui/layout/section.tsx';

/** The third step: what is built with the API. */
export const ProjectStep = ({ form, head }: { form: ApplicationForm; head: StepHead }) => (
  <>
    <Section {...head}>
      <Stack gap="md">
        <TextField
          form={form}
          name="projectName"
          required
          description="As users will see it. Most platforms reject names that contain their own."
        />
        <LongField
          form={form}
          name="projectDescription"
          required
          description="What you build, and for whom."
        />
        <LongField
          form={form}
          name="useCase"
          required
          description="What you read and write with this API, how often, and what users get from it."
        />
      </Stack>
    </Section>
    <Section title="Business and launch" description="What many platforms want to know as well.">
      <Stack gap="md">
        <LongField form={form} name="businessModel" description="How the project earns money, if it does." />
        <LongField form={form} name="targetAudience" description="Who uses it, and in which countries." />
        <SimpleGrid cols={COLUMNS} verticalSpacing="md">
          <TextField form={form} name="estimatedApiCalls" placeholder="5,000 calls a day" />
          <TextField form={form} name="launchTimeline" placeholder="Beta in May, public in July" />
        </SimpleGrid>
      </Stack>
    </Section>
  </>
);
