import type { Provider } from '@gatehouse/contract/providers.ts';
import { Group, Select, type SelectProps, Text } from '@mantine/core';
import { BrandIcon } from '#src/components/brand-icon.tsx';

interface ProviderSelectProps extends Omit<SelectProps, 'data'> {
  providers: readonly Provider[];
  chosen: Provider | undefined;
}

/** A select of providers with their icons; the value is the id as text. */
export const ProviderSelect = ({ providers, chosen, ...field }: ProviderSelectProps) => {
  const slugs = new Map(providers.map(({ id, slug }) => [String(id), slug]));
  return (
    <Select
      {...field}
      data={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
      renderOption={({ option }) => (
        <Group gap={10} wrap="nowrap" miw={0}>
          <BrandIcon slug={slugs.get(option.value) ?? ''} size={24} />
          <Text size="sm" truncate>
            {option.label}
          </Text>
        </Group>
      )}
      leftSection={chosen && <BrandIcon slug={chosen.slug} size={20} />}
      nothingFoundMessage="No matching provider"
      searchable
      openOnFocus={false}
    />
  );
};
