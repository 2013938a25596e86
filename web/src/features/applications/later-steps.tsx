import type { ApplicationPlatform } from '@gatehouse/contract/application-platform.ts';
import { APPLICATION_STEPS } from '@gatehouse/contract/plain/application-options.ts';
import { andList } from '@gatehouse/contract/plain/word-list.ts';
import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import {
  type ApplicationForm,
  LongField,
  SizeField,
  type StepHead,
  TextField,
} from '#src/features/applications/application-fields.tsx';
import { LAST_STEP } from '#src/features/applications/application-search.ts';
import { APPLICATION_LABELS } from '#src/features/applications/application-values.ts';
import { ReviewStep } from '#src/features/applications/review-step.tsx';
import { TechnicalStep } from '#src/features/applications/technical-step.tsx';
import type { useApplicationForm } from '#src/features/applications/use-application-form.ts';
import { COLUMNS } from '#src/features/profile/offers/company-fields.tsx';
import { Section, WideColumns } from '#src/ui/layout/section.tsx';
import { TextLink } from '#src/ui/text/link.tsx';

interface FilledNoteProps {
  fromProfile: ReturnType<typeof useApplicationForm>['fromProfile'];
  /** False while there is no profile. */
  hasProfile: boolean;
}

/** Says what was filled in from the profile, and takes it back. */
const FilledNote = ({ fromProfile, hasProfile }: FilledNoteProps) => {
  const { filled, fillable, fill, undo } = fromProfile;
  const labels = filled.map((field) => APPLICATION_LABELS[field]);
  return (
    <Alert
      role="status"
      variant="light"
      color="accent"
      icon={<IconUserCircle size={18} stroke={1.75} aria-hidden />}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="var(--mantine-color-text)" flex="1 1 240px">
          {filled.length > 0 && `Filled in from your profile: ${andList(labels)}.`}
          {filled.length === 0 && hasProfile && 'Empty fields can be filled in from your profile.'}
          {!hasProfile && (
            <>
              Applications are filled in from your profile, once you have one.{' '}
              <TextLink to="/profile" inherit underline="always">
                Create a profile
              </TextLink>
            </>
          )}
        </Text>
        {filled.length > 0 && (
          <Button variant="default" size="xs" onClick={undo}>
            Undo
          </Button>
        )}
        {filled.length === 0 && fillable > 0 && (
          <Button variant="default" size="xs" onClick={fill}>
            Fill in from profile
          </Button>
        )}
      </Group>
    </Alert>
  );
};

/** The second step: who applies. */
const CompanyStep = ({ form, head }: { form: ApplicationForm; head: StepHead }) => (
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

/** The third step: what is built with the API. */
const ProjectStep = ({ form, head }: { form: ApplicationForm; head: StepHead }) => (
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

interface LaterStepsProps extends FilledNoteProps {
  /** From 2. */
  step: number;
  form: ApplicationForm;
  /** Undefined until it is loaded. */
  platform: ApplicationPlatform | undefined;
  platformName: string;
  /** @param step the index of the step */
  onEdit: (step: number) => void;
  /** Leads to the field that a remark is about. */
  onField: (path: string) => void;
}

/**
 * The steps after the choice of a platform. They are one chunk: who is on one of them moves between them without waiting,
 * and a field that another step leads to is there at once. Loaded only by application-wizard.tsx.
 */
export const LaterSteps = ({
  step,
  form,
  fromProfile,
  hasProfile,
  platform,
  platformName,
  onEdit,
  onField,
}: LaterStepsProps) => {
  if (step === LAST_STEP)
    return <ReviewStep values={form.values} {...{ platform, platformName, onEdit, onField }} />;
  const head = { title: APPLICATION_STEPS[step - 1], description: `For access to ${platformName}` };
  return (
    <Stack gap="md">
      {step === 2 && <FilledNote fromProfile={fromProfile} hasProfile={hasProfile} />}
      <WideColumns>
        {step === 2 && <CompanyStep form={form} head={head} />}
        {step === 3 && <ProjectStep form={form} head={head} />}
        {step === 4 && (
          <TechnicalStep form={form} head={head} platform={platform} platformName={platformName} />
        )}
      </WideColumns>
    </Stack>
  );
};
