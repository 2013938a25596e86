import { detectProvider, type Provider } from '@gatehouse/contract/providers.ts';
import { Button, Group, Text } from '@mantine/core';
import { BrandIcon } from '#src/components/brand-icon.tsx';

interface KeySuggestionProps {
  apiKey: string;
  chosen: Provider | undefined;
  providers: readonly Provider[];
  onChoose: (provider: Provider) => void;
}

/** Names the provider that the pasted key looks like, and offers it if another one is chosen. */
export const KeySuggestion = ({ apiKey, chosen, providers, onChoose }: KeySuggestionProps) => {
  const detected = detectProvider(providers, apiKey);
  const isOther = detected !== undefined && chosen !== undefined && detected.id !== chosen.id;
  return (
    <div role="status">
      {detected !== undefined && (
        <Group gap="xs" wrap="nowrap" mt="sm">
          <BrandIcon slug={detected.slug} size={22} />
          <Text size="sm" flex={1}>
            {isOther
              ? `This looks like a key for ${detected.name}, not for ${chosen.name}.`
              : `Recognised as a key for ${detected.name}.`}
          </Text>
          {isOther && (
            <Button variant="default" size="xs" onClick={() => onChoose(detected)}>
              Use {detected.name}
            </Button>
          )}
        </Group>
      )}
    </div>
  );
};
