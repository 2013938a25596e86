import { ALL_INDUSTRIES, MAX_QUERY_LENGTH } from '@gatehouse/contract/plain/discovery-options.ts';
import type { DiscoverApisRequest } from '@gatehouse/contract/research.ts';
import { Group, Stack, Switch, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIndustries } from '#src/features/research/industries-query.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { Form, useDraftForm } from '#src/ui/form/form.tsx';
import { createFormDraft } from '#src/ui/form/form-draft.ts';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';
import { atFields, useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { useLazyValidation } from '#src/ui/form/use-lazy-validation.ts';

/** The industry is an id; empty for all. */
const EMPTY = { query: '', industry: '', autoSave: false };

const PATHS = atFields(['query', 'industry', 'autoSave']);

const draft = createFormDraft<typeof EMPTY>({ name: 'discovery' });

const DRAFT_ID = 'discovery';

const validation = loadOnce(async () =>
  schemaResolver((await import('@gatehouse/contract/research.ts')).discoverApisInput),
);

interface IndustrySelectProps {
  value: string;
  onChange: (industry: string) => void;
  error: ReactNode;
}

const IndustrySelect = ({ value, onChange, error }: IndustrySelectProps) => {
  const industries = useIndustries();
  const options = (industries.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <LazySelect
      label="Industry"
      data={[{ value: '', label: ALL_INDUSTRIES }, ...options]}
      value={value}
      onChange={(industry) => onChange(industry ?? '')}
      // Opening the list again retries a failed request.
      onDropdownOpen={() => industries.isLoadingError && industries.refetch()}
      error={
        industries.isLoadingError
          ? `The industries could not be loaded. ${errorMessage(industries.error)}`
          : error
      }
      allowDeselect={false}
      maxDropdownHeight={320}
    />
  );
};

/** The form's values: the page fills in the reply to a question. */
export const useDiscoveryForm = () =>
  useDraftForm(draft, DRAFT_ID, EMPTY, { validate: useLazyValidation(validation) }).form;

interface DiscoveryFormProps {
  form: ReturnType<typeof useDiscoveryForm>;
  /** A search is running. */
  isSearching: boolean;
  /** A search or a quick discovery is running. */
  isBusy: boolean;
  /** Why the last search failed; null if it did not. */
  error: unknown;
  onSearch: (input: DiscoverApisRequest) => void;
}

export const DiscoveryForm = ({ form, isSearching, isBusy, error, onSearch }: DiscoveryFormProps) => {
  const failure = useFormFailure({
    form,
    error,
    pathOf: PATHS,
    toast: errorMessage(error, 'Failed to discover APIs'),
  });
  const submit = ({ query, industry, autoSave }: typeof EMPTY): void =>
    onSearch({ query: query.trim(), industry: industry === '' ? null : industry, autoSave });
  return (
    <Form form={form} onSubmit={submit}>
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
          error={form.errors.industry}
        />
        <Switch
          {...form.getInputProps('autoSave', { type: 'checkbox' })}
          label="Automatically add discovered APIs to your provider list"
        />
        <FormFailure>{failure}</FormFailure>
        <Group>
          <BusyButton type="submit" size="md" icon={IconSearch} isBusy={isSearching} isBlocked={isBusy}>
            {isSearching ? 'Searching APIs...' : 'Discover APIs'}
          </BusyButton>
        </Group>
      </Stack>
    </Form>
  );
};
