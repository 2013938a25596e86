import type { Environment } from '@gatehouse/contract/environments.ts';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { keyChoices } from '#src/features/keys/offers/key-choices.ts';
import { useKeyRows } from '#src/features/keys/offers/key-rows.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';

interface ProviderKeysProps {
  keys: Environment['keys'];
  onChange: (keys: Environment['keys']) => void;
}

/** Which key of each provider is meant in an environment. */
export const ProviderKeys = ({ keys, onChange }: ProviderKeysProps) => {
  const rows = useKeyRows();
  const choices = keyChoices(rows.data ?? []);
  const providers = [...new Map(choices.map(({ provider }) => [provider.id, provider])).values()];
  const choose = (providerId: number, keyId: string): void => {
    const others = keys.filter((one) => one.providerId !== providerId);
    onChange(keyId === '' ? others : [...others, { providerId, apiKeyId: Number(keyId) }]);
  };
  if (providers.length === 0)
    return (
      <Text size="xs" c="dimmed">
        No keys are stored yet.
      </Text>
    );
  return (
    <Stack gap="xs">
      {providers.map((provider) => (
        <NativeSelect
          key={provider.id}
          label={providerLabel(provider)}
          size="xs"
          data={[
            { value: '', label: 'The key of the saved endpoint' },
            ...choices
              .filter((choice) => choice.provider.id === provider.id)
              .map(({ key }) => ({ value: String(key.id), label: key.name })),
          ]}
          value={String(keys.find((one) => one.providerId === provider.id)?.apiKeyId ?? '')}
          onChange={(event) => choose(provider.id, event.currentTarget.value)}
        />
      ))}
    </Stack>
  );
};
