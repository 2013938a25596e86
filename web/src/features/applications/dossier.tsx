import type { ApplicationPlatform } from '@gatehouse/contract/application-platform.ts';
import type { Application } from '@gatehouse/contract/applications.ts';
import { Group, Stack, Text, Title } from '@mantine/core';
import classes from '#src/features/applications/applications.module.css';
import { dossierOf, dossierText } from '#src/features/applications/dossier.ts';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';

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
