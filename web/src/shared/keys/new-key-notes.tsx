import type { Provider } from '@gatehouse/contract/providers.ts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type KeyRow, providerName } from '#src/shared/keys/key-rows.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';

/** Whether the provider's keys have a form, and this one does not have it. */
const hasOtherForm = (provider: Provider | undefined, apiKey: string): boolean =>
  typeof provider?.keyPattern === 'string' &&
  apiKey.trim() !== '' &&
  !new RegExp(provider.keyPattern).test(apiKey.trim());

/** Warns of a key that looks like one for something else: it can be saved all the same. */
export const OtherFormNote = ({ provider, apiKey }: { provider: Provider | undefined; apiKey: string }) => (
  <div role="status">
    {provider !== undefined && hasOtherForm(provider, apiKey) && (
      <Text size="sm" mt="sm">
        This does not look like a key for {provider.name}
        {provider.keyHint === null ? '' : ` (${provider.keyHint})`}. You can still save it.
      </Text>
    )}
  </div>
);

interface TryingKeyProps {
  row: KeyRow;
  onSkip: () => void;
}

/** Shown while the provider is asked. */
export const TryingKey = ({ row, onSkip }: TryingKeyProps) => (
  <Group role="status" justify="space-between" gap="xs">
    <Text size="sm">Trying the new key with {providerName(row)}…</Text>
    <Button variant="subtle" size="xs" onClick={onSkip}>
      Save without trying
    </Button>
  </Group>
);

interface RejectedKeyProps {
  message: string;
  isPending: boolean;
  onSave: () => void;
}

/** The provider rejects the new key: the old one stays unless the person decides otherwise. */
export const RejectedKey = ({ message, isPending, onSave }: RejectedKeyProps) => (
  <Alert
    role="alert"
    variant="light"
    color="red"
    icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
    title="The new key was not saved"
  >
    <Text size="sm">{message}. The old key is unchanged.</Text>
    <Group mt="sm">
      <BusyButton variant="default" size="xs" isBusy={isPending} onClick={onSave}>
        Save it anyway
      </BusyButton>
    </Group>
  </Alert>
);
