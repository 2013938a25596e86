import type { ApplicationPlatform, PlatformField } from '@gatehouse/contract/application-platform.ts';
import { APPLICATION_LANGUAGES } from '@gatehouse/contract/plain/application-options.ts';
import { Checkbox, Group, Select, Stack, TagsInput, Text, Textarea, TextInput } from '@mantine/core';
import {
  type ApplicationForm,
  LongField,
  type StepHead,
} from '#src/features/applications/application-fields.tsx';
import { APPLICATION_LABELS, LANGUAGE_LABELS } from '#src/features/applications/application-values.ts';
import classes from '#src/features/applications/applications.module.css';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';

const limitsOf = ({ minLength, maxLength }: PlatformField): string => {
  if (minLength !== null && maxLength !== null) return ` ${minLength} to ${maxLength} characters.`;
  if (minLength !== null) return ` At least ${minLength} characters.`;
  return maxLength === null ? '' : ` At most ${maxLength} characters.`;
};

/** A limit of the platform is shown and not enforced: the platform decides, and may have changed it. */
const Question = ({ form, field }: { form: ApplicationForm; field: PlatformField }) => {
  const path = `platformSpecificFields.${field.name}`;
  const { error } = form.getInputProps(path);
  const value = form.values.platformSpecificFields[field.name] ?? '';
  const change = (answer: string): void => {
    form.setFieldValue('platformSpecificFields', {
      ...form.values.platformSpecificFields,
      [field.name]: answer,
    });
    form.clearFieldError(path);
  };
  const shown = {
    label: field.label,
    description: `${field.help}${limitsOf(field)}`,
    error,
    'data-path': path,
  };
  if (field.type === 'select')
    return (
      <Select
        {...shown}
        placeholder="Not given"
        data={field.options}
        clearable
        value={value === '' ? null : value}
        onChange={(answer) => change(answer ?? '')}
      />
    );
  const typed = { ...shown, value, autoComplete: 'off' };
  if (field.type === 'textarea')
    return (
      <Textarea
        {...typed}
        autosize
        minRows={3}
        maxRows={12}
        onChange={(event) => change(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...typed}
      type={field.type === 'url' ? 'url' : 'text'}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
};

interface PlatformFieldsProps {
  form: ApplicationForm;
  platform: ApplicationPlatform | undefined;
  platformName: string;
}

/** What the platform asks beyond the fields that every application has. */
const PlatformFields = ({ form, platform, platformName }: PlatformFieldsProps) => (
  <Section title={`What ${platformName} asks`} description="Beyond the questions that every application has.">
    {platform === undefined ? (
      <LoadingText what="the questions of the platform" count={4} />
    ) : (
      <Stack gap="md">
        <div>
          <Text size="sm" c="dimmed">
            {platform.about}
            {platform.reviewTime !== null && ` Review: ${platform.reviewTime}`}
          </Text>
          {platform.sources.length > 0 && (
            <Text size="xs" c="dimmed" mt={4} className={classes.sources}>
              Sources:
              {platform.sources.map((source) => (
                <ExternalLink key={source} href={source} inherit>
                  {source.replace(/^https:\/\//, '')}
                </ExternalLink>
              ))}
            </Text>
          )}
        </div>
        {platform.fields
          .filter(({ source }) => source === null)
          .map((field) => (
            <Question key={field.name} form={form} field={field} />
          ))}
      </Stack>
    )}
  </Section>
);

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
          description="What you tell users, and how they see and delete their data."
        />
      </Stack>
    </Section>
    <PlatformFields form={form} platform={platform} platformName={platformName} />
  </>
);
