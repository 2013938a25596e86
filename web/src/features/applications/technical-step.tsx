import { APPLICATION_LANGUAGES } from '@gatehouse/contract/application-options.ts';
import type { ApplicationPlatform } from '@gatehouse/contract/application-platform.ts';
import { Checkbox, Group, Stack, TagsInput } from '@mantine/core';
import {
  type ApplicationForm,
  LongField,
  type StepHead,
} from '#src/features/applications/application-fields.tsx';
import { APPLICATION_LABELS, LANGUAGE_LABELS } from '#src/features/applications/application-values.ts';
import { PlatformFields } from '#src/features/applications/platform-fields.tsx';
import { Section } from '#src/ui/layout/section.tsx';

const Languages = ({ form }: { form: ApplicationForm }) => (
  <Checkbox.Group
    label={APPLICATION_LABELS.programmingLanguages}
    {...form.getInputProps('programmingLanguages')}
  >
    <Group gap="md" mt={6}>
      {APPLICATION_LANGUAGES.map((language) => (
        <Checkbox key={language} value={language} label={LANGUAGE_LABELS[language]} />
      ))}
    </Group>
  </Checkbox.Group>
);

interface TechnicalStepProps {
  form: ApplicationForm;
  head: StepHead;
  /** Undefined until it is loaded. */
  platform: ApplicationPlatform | undefined;
  platformName: string;
}

/** The fourth step: how it is built, and what the platform itself asks. */
export const TechnicalStep = ({ form, head, platform, platformName }: TechnicalStepProps) => (
  <>
    <Section {...head}>
      <Stack gap="md">
        <Languages form={form} />
        <TagsInput
          label={APPLICATION_LABELS.apiScopes}
          description="What the application may do, as the platform names it. Enter or a comma ends each one."
          splitChars={[',', ' ']}
          acceptValueOnBlur
          clearable
          {...form.getInputProps('apiScopes')}
        />
        <LongField
          form={form}
          name="securityMeasures"
          description="Such as encryption, access control, and how secrets are kept."
        />
        <LongField
          form={form}
          name="dataStorageApproach"
          description="What is stored, where, and for how long."
        />
        <LongField
          form={form}
          name="privacyMeasures"
          description="What users are told, and how they see and delete their data."
        />
      </Stack>
    </Section>
    <PlatformFields form={form} platform={platform} platformName={platformName} />
  </>
);
