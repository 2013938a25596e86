import type { Provider } from '@gatehouse/contract/providers.ts';
import { Group, type SelectProps, Text } from '@mantine/core';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { LazySelect } from '#src/components/lazy-select.tsx';
import { providerLabel } from '#src/shared/providers/provider-name.ts';

/** A provider that can be chosen although it is not in the list yet. */
export interface ProviderChoice {
  value: string;
  label: string;
  slug: string;
}

interface ProviderSelectProps extends Omit<SelectProps, 'data'> {
  providers: readonly Provider[];
  /** Choices before the listed providers. */
  further?: readonly ProviderChoice[];
}

/** A select of providers with their icons; the value is the id as text. */
export const ProviderSelect = ({ providers, further = [], ...field }: ProviderSelectProps) => {
  const choices = [
    ...further,
    ...providers.map((provider) => ({
      value: String(provider.id),
      label: providerLabel(provider),
      slug: provider.slug,
    })),
  ];
  const byValue = new Map(choices.map((choice) => [choice.value, choice]));
  const chosen = byValue.get(field.value ?? '');
  return (
    <LazySelect
      {...field}
      data={choices.map(({ value, label }) => ({ value, label }))}
      renderOption={({ option }) => (
        <Group gap={10} wrap="nowrap" miw={0}>
          <BrandIcon slug={byValue.get(option.value)?.slug ?? ''} name={option.label} size={24} />
          <Text size="sm" truncate>
            {option.label}
          </Text>
        </Group>
      )}
      leftSection={chosen !== undefined && <BrandIcon slug={chosen.slug} name={chosen.label} size={20} />}
      nothingFoundMessage="No matching provider"
    />
  );
};
