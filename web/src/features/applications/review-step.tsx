import type { ApplicationField, ApplicationPlatform } from '@gatehouse/contract/application-platform.ts';
import { APPLICATION_STEPS } from '@gatehouse/contract/plain/application-options.ts';
import { Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { ApplicationHints } from '#src/features/applications/application-hints.tsx';
import {
  APPLICATION_LABELS,
  type ApplicationValues,
  LANGUAGE_LABELS,
  REQUIRED_FIELDS,
  STEP_FIELDS,
} from '#src/features/applications/application-values.ts';
import classes from '#src/features/applications/applications.module.css';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { Section, WideColumns } from '#src/ui/layout/section.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';

const shownText = (values: ApplicationValues, field: ApplicationField): string => {
  const value = values[field];
  if (field === 'programmingLanguages')
    return values.programmingLanguages
      .map((language) => LANGUAGE_LABELS[language as keyof typeof LANGUAGE_LABELS] ?? language)
      .join(', ');
  if (field === 'companySize' && value !== '') return `${value} people`;
  return Array.isArray(value) ? value.join(', ') : String(value);
};

const Value = ({ text, isRequired = false }: { text: string; isRequired?: boolean }) =>
  text.trim() === '' ? (
    <Text component="span" size="sm" c={isRequired ? 'var(--mantine-color-red-text)' : 'dimmed'}>
      {isRequired ? 'Required' : 'Not given'}
    </Text>
  ) : (
    <Text component="span" size="sm" className={classes.answer}>
      {text}
    </Text>
  );

interface BlockProps {
  /** The index of the step. */
  step: number;
  values: ApplicationValues;
  platform: ApplicationPlatform | undefined;
  onEdit: (step: number) => void;
}

const Block = ({ step, values, platform, onEdit }: BlockProps) => {
  const title = APPLICATION_STEPS[step] ?? '';
  const fields = (STEP_FIELDS[step] ?? []).filter((field) => field !== 'platformSpecificFields');
  const questions = step === 3 ? (platform?.fields.filter(({ source }) => source === null) ?? []) : [];
  return (
    <Section
      title={title}
      actions={
        <ActionButton
          variant="subtle"
          size="xs"
          icon={IconPencil}
          onClick={() => onEdit(step)}
          aria-label={`Edit ${title}`}
        >
          Edit
        </ActionButton>
      }
    >
      <FactList>
        {fields.map((field) => (
          <Fact key={field} name={APPLICATION_LABELS[field]}>
            <Value text={shownText(values, field)} isRequired={REQUIRED_FIELDS.includes(field)} />
          </Fact>
        ))}
        {questions.map(({ name, label }) => (
          <Fact key={name} name={label}>
            <Value text={values.platformSpecificFields[name] ?? ''} />
          </Fact>
        ))}
      </FactList>
    </Section>
  );
};

interface ReviewStepProps {
  values: ApplicationValues;
  platform: ApplicationPlatform | undefined;
  platformName: string;
  onEdit: (step: number) => void;
  /** Leads to the field that a remark is about. */
  onField: (path: string) => void;
}

/** The last step: everything once more, with remarks that prevent nothing. */
export const ReviewStep = ({ values, platform, platformName, onEdit, onField }: ReviewStepProps) => (
  <Stack gap="lg">
    <Section
      title="Platform"
      actions={
        <ActionButton
          variant="subtle"
          size="xs"
          icon={IconPencil}
          onClick={() => onEdit(0)}
          aria-label={`Edit ${APPLICATION_STEPS[0]}`}
        >
          Edit
        </ActionButton>
      }
    >
      <Text size="sm">{platformName}</Text>
    </Section>
    <WideColumns>
      {[1, 2, 3].map((step) => (
        <Block key={step} step={step} values={values} platform={platform} onEdit={onEdit} />
      ))}
      <ApplicationHints values={values} platform={platform} onField={onField} />
    </WideColumns>
  </Stack>
);
