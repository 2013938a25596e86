import type { CompositionReadiness, CompositionStep } from '@gatehouse/contract/compositions.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import classes from '#src/features/marketplace/compositions.module.css';
import {
  type ChosenCredentials,
  chosenCredential,
  NO_KEY,
  valueOfCredential,
} from '#src/features/marketplace/credential-choice.ts';
import { useProviderName } from '#src/features/marketplace/provider-names.ts';
import { BreakableUrl } from '#src/ui/text/breakable-url.tsx';

interface ConfirmChangesProps {
  /** Those that change something. */
  steps: readonly CompositionStep[];
  readiness: CompositionReadiness;
  choice: ChosenCredentials;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Names what will be changed or sent, and with which key, and asks. The focus starts on Cancel. */
export const ConfirmChanges = ({ steps, readiness, choice, onCancel, onConfirm }: ConfirmChangesProps) => {
  const titleId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const nameOf = useProviderName();
  useEffect(() => cancel.current?.focus(), []);
  const credentialOf = (slug: string): string => {
    const provider = readiness.providers.find((one) => one.provider === slug);
    const value = provider && chosenCredential(provider, choice);
    const chosen = provider?.credentials.find((one) => valueOfCredential(one) === value);
    if (value === NO_KEY) return ', without a key';
    return chosen === undefined ? '' : `, with the ${chosen.type} ${chosen.name}`;
  };
  return (
    <Stack role="alertdialog" aria-labelledby={titleId} gap="xs" className={classes.question}>
      <Text id={titleId} size="sm" fw={600}>
        This changes or sends something. Execute it?
      </Text>
      <ul>
        {steps.map(({ id, title, provider, method, endpoint }) => (
          <li key={id}>
            <Text size="sm">
              <b>{nameOf(provider)}</b> · {title}
              {credentialOf(provider)}
            </Text>
            <Text size="xs" c="dimmed" ff="monospace" className={classes.wrap}>
              {method} <BreakableUrl url={endpoint} />
            </Text>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        <Button ref={cancel} variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onConfirm}>Execute now</Button>
      </Group>
    </Stack>
  );
};
