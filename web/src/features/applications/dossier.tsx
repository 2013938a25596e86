import type { ApplicationPlatform, PlatformField } from '@gatehouse/contract/application-platform.ts';
import type { Application, ApplicationLanguage } from '@gatehouse/contract/applications.ts';
import { Group, Stack, Text, Title } from '@mantine/core';
import { LANGUAGE_LABELS } from '#src/features/applications/application-values.ts';
import classes from '#src/features/applications/applications.module.css';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';

/** An answer, under the label of the platform's own form. */
interface Answer {
  name: string;
  label: string;
  /** Empty if it was not given. */
  text: string;
  /** Why the platform will not accept it as it is; undefined if nothing is known against it. */
  problem: string | undefined;
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value))
    return value.map((item) => LANGUAGE_LABELS[item as ApplicationLanguage] ?? item).join(', ');
  return typeof value === 'string' ? value : '';
};

/** Platforms count characters as a reader does. */
const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

const problemOf = (text: string, { minLength, maxLength }: PlatformField): string | undefined => {
  if (text === '') return undefined;
  const length = lengthOf(text);
  if (maxLength !== null && length > maxLength) return `${length} characters; the form takes ${maxLength}`;
  if (minLength !== null && length < minLength) return `${length} characters; the form wants ${minLength}`;
  return undefined;
};

type Answered = Pick<Application, 'platformSpecificFields'> & Partial<Application>;

/** The answer to each question of the platform's form, in its order. */
export const dossierOf = (application: Answered, platform: Pick<ApplicationPlatform, 'fields'>): Answer[] =>
  platform.fields.map((field) => {
    const { name, label, source } = field;
    // What was answered under the platform's own question comes first.
    const own = application.platformSpecificFields[name]?.trim() ?? '';
    const text = own !== '' || source === null ? own : textOf(application[source as keyof Application]);
    return { name, label, text, problem: problemOf(text, field) };
  });

/** The answers as one text, to be copied. */
export const dossierText = (answers: readonly Answer[]): string =>
  answers
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}\n${text}`)
    .join('\n\n');

interface DossierProps {
  application: Application;
  platform: ApplicationPlatform;
  platformName: string;
}

/** The answers, under the labels of the platform's own form, to be copied one by one or all at once. */
export const Dossier = ({ application, platform, platformName }: DossierProps) => {
  const answers = dossierOf(application, platform);
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <Title order={4}>Answers for {platformName}</Title>
        <CopyButton look="button" label="Copy all" onCopy={() => copyText(dossierText(answers))} />
      </Group>
      {platform.formUrl !== null && (
        <Text size="sm">
          <ExternalLink href={platform.formUrl} inherit underline="always">
            Open {platformName}’s form
          </ExternalLink>
        </Text>
      )}
      <ul className={classes.dossier}>
        {answers.map(({ name, label, text, problem }) => (
          <li key={name} className={classes.block}>
            <div>
              <Text size="xs" c="dimmed">
                {label}
              </Text>
              {text === '' ? (
                <Text size="sm" c="dimmed">
                  Not given
                </Text>
              ) : (
                <Text size="sm" className={classes.answer}>
                  {text}
                </Text>
              )}
              {problem !== undefined && (
                <Text size="xs" className={classes.problem}>
                  {problem}
                </Text>
              )}
            </div>
            {text !== '' && <CopyButton label={`Copy ${label}`} hint="Copy" onCopy={() => copyText(text)} />}
          </li>
        ))}
      </ul>
    </Stack>
  );
};
