import { catalogResultId } from '@gatehouse/contract/plain/api-name.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Group, type SelectProps, Text } from '@mantine/core';
import { useState } from 'react';
import { useEntriesNamed } from '#src/features/providers/offers/catalogue-choices.ts';
import { type ProviderChoice, toTarget } from '#src/features/providers/offers/entry-choice.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { trpc } from '#src/lib/trpc.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';

/** Adds an API of the catalog to the provider list, for a field that takes listed providers alone. */
const useAddEntry = (onAdded: (providerId: string) => void) => {
  const utils = trpc.useUtils();
  const save = trpc.research.discover.useMutation({ meta: { failure: FROM_ERROR } });
  const add = async ({ value, name = '' }: ProviderChoice): Promise<void> => {
    const target = toTarget(value);
    if (!('catalogId' in target)) return;
    const { catalogId } = target;
    await save.mutateAsync({ query: name, autoSave: true, id: catalogResultId(catalogId) });
    await utils.providers.list.invalidate();
    const providers = await utils.providers.list.fetch({});
    const provider = providers.find(({ origin }) => origin?.type === 'catalog' && origin.id === catalogId);
    if (provider === undefined) return;
    toastSuccess(`${provider.name} has been added to your provider list`, 'API Saved');
    onAdded(String(provider.id));
  };
  return {
    isAdding: save.isPending,
    // The failure has been told.
    add: (choice: ProviderChoice): void => void add(choice).catch(() => undefined),
  };
};

interface ProviderSelectProps extends Omit<SelectProps, 'data' | 'onChange'> {
  providers: readonly Provider[];
  /** Choices before the listed providers. */
  further?: readonly ProviderChoice[];
  /** The form adds a chosen API of the catalog itself; without this, the select adds it to the list at once. */
  takesEntries?: boolean;
  onChange: (value: string | null) => void;
}

const choiceOf = (provider: Provider): ProviderChoice => ({
  value: String(provider.id),
  label: providerLabel(provider),
  slug: provider.slug,
});

/** What can be chosen, each once: the given choices, the listed providers, and what the catalog has for what is typed. */
const useChoices = (providers: readonly Provider[], further: readonly ProviderChoice[]) => {
  const [typed, setTyped] = useState('');
  // Once an entry is chosen, its label is what the field contains: no entry has that name.
  const [picked, setPicked] = useState<ProviderChoice>();
  const entries = useEntriesNamed(typed);
  const all = [...further, ...(picked === undefined ? [] : [picked]), ...providers.map(choiceOf), ...entries];
  const choices = [...new Map(all.map((choice) => [choice.value, choice])).values()];
  return { setTyped, setPicked, choices };
};

/**
 * A select of providers with their icons; the value is the id as text. An API that is not in the list is found in the
 * catalog by its name, and added when it is chosen.
 */
export const ProviderSelect = ({
  providers,
  further = [],
  takesEntries = false,
  onChange,
  ...field
}: ProviderSelectProps) => {
  const { setTyped, setPicked, choices } = useChoices(providers, further);
  const { isAdding, add } = useAddEntry(onChange);
  const byValue = new Map(choices.map((choice) => [choice.value, choice]));
  const chosen = byValue.get(field.value ?? '');
  const choose = (value: string | null): void => {
    const choice = value === null ? undefined : byValue.get(value);
    const isEntry = choice !== undefined && /\D/.test(choice.value);
    if (isEntry && !takesEntries) add(choice);
    else {
      setPicked(isEntry ? choice : undefined);
      onChange(value);
    }
  };
  return (
    <LazySelect
      {...field}
      disabled={field.disabled === true || isAdding}
      onChange={choose}
      onSearchChange={setTyped}
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
      nothingFoundMessage="No provider or API in the catalog has this name"
    />
  );
};
