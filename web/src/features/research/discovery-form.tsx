import {
  ALL_INDUSTRIES,
  type DiscoverApisInput,
  discoverApisInput,
  MAX_QUERY_LENGTH,
} from '@gatehouse/contract/research.ts';
import { Group, Select, Stack, Switch, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { BusyButton } from '#src/components/busy-button.tsx';
import { useIndustries } from '#src/features/research/industries-query.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { focusFirstError, submitOnModEnter } from '#src/lib/form-behaviour.ts';

interface FormValues {
  query: string;
  /** The id of an industry; empty for all. */
  industry: string;
  autoSave: boolean;
}

const resolve = schemaResolver(discoverApisInput, { sync: true });

interface IndustrySelectProps {
  value: string;
  onChange: (industry: string) => void;
}

const IndustrySelect = ({ value, onChange }: IndustrySelectProps) => {
  const industries = useIndustries();
  const options = (industries.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label="Industry"
      data={[{ value: '', label: ALL_INDUSTRIES }, ...options]}
      value={value}
      onChange={(industry) => onChange(industry ?? '')}
      // Opened once more, the list asks once more.
      onDropdownOpen={() => industries.isLoadingError && industries.refetch()}
      error={
        industries.isLoadingError && `The industries could not be loaded. ${errorMessage(industries.error)}`
      }
      allowDeselect={false}
      maxDropdownHeight={320}
    />
  );
};

interface DiscoveryFormProps {
  /** What was searched last, so that coming back to the screen finds it again. */
  initial: DiscoverApisInput | undefined;
  /** A search runs. */
  isSearching: boolean;
  /** It, or a quick discovery, runs. */
  isBusy: boolean;
  onSearch: (input: DiscoverApisInput) => void;
}

export const DiscoveryForm = ({ initial, isSearching, isBusy, onSearch }: DiscoveryFormProps) => {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<FormValues>({
    initialValues: { query: initial?.query ?? '', industry: initial?.industry ?? '', autoSave: false },
    validate: resolve,
  });
  const submit = form.onSubmit(
    (values) => onSearch(discoverApisInput.parse(values)),
    () => focusFirstError(element.current),
  );
  return (
    <form ref={element} onSubmit={submit} onKeyDown={submitOnModEnter} noValidate>
      <Stack gap="md">
        <TextInput
          {...form.getInputProps('query')}
          label="Search query"
          placeholder="Transcribe audio recordings"
          maxLength={MAX_QUERY_LENGTH}
        />
        <IndustrySelect
          value={form.values.industry}
          onChange={(industry) => form.setFieldValue('industry', industry)}
        />
        <Switch
          {...form.getInputProps('autoSave', { type: 'checkbox' })}
          label="Automatically add discovered APIs to your provider list"
        />
        <Group>
          <BusyButton type="submit" size="md" icon={IconSearch} isBusy={isSearching} isBlocked={isBusy}>
            {isSearching ? 'Searching APIs...' : 'Discover APIs'}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
};
