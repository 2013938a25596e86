import type { Environment } from '@gatehouse/contract/environments.ts';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import {
  credentialOf,
  idOf,
  isCredential,
  optionOf,
  useCallChoices,
} from '#src/features/requests/offers/call-choices.ts';

interface ProviderKeysProps {
  keys: Environment['keys'];
  onChange: (keys: Environment['keys']) => void;
}

/** Which key or connection of each provider is meant in an environment. */
export const ProviderKeys = ({ keys, onChange }: ProviderKeysProps) => {
  const { data: choices = [] } = useCallChoices();
  const providers = [...new Map(choices.map(({ provider }) => [provider.id, provider])).values()];
  const choose = (providerId: number, option: string): void => {
    const others = keys.filter((one) => one.providerId !== providerId);
    const { keyId, connectionId } = credentialOf(option);
    const chosen = keyId === undefined ? { connectionId } : { apiKeyId: keyId };
    onChange(option === '' ? others : [...others, { providerId, ...chosen }]);
  };
  const chosenFor = (providerId: number): string => {
    const { apiKeyId, connectionId } = keys.find((one) => one.providerId === providerId) ?? {};
    const id = { keyId: apiKeyId, connectionId };
    return isCredential(id) ? optionOf(id) : '';
  };
  if (providers.length === 0)
    return (
      <Text size="xs" c="dimmed">
        No keys or connections are stored yet.
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
              .map((choice) => ({
                value: optionOf(idOf(choice)),
                label:
                  choice.connection === undefined
                    ? choice.key.name
                    : [choice.connection.name, choice.connection.account].filter(Boolean).join(' · '),
              })),
          ]}
          value={chosenFor(provider.id)}
          onChange={(event) => choose(provider.id, event.currentTarget.value)}
        />
      ))}
    </Stack>
  );
};
