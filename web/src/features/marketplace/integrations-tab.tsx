import type { Integration } from '@gatehouse/contract/marketplace.ts';
import { DIFFICULTIES, INTEGRATION_CATEGORIES } from '@gatehouse/contract/marketplace-options.ts';
import { VisuallyHidden } from '@mantine/core';
import { useDeferredValue } from 'react';
import { IntegrationCard } from '#src/features/marketplace/integration-card.tsx';
import { filterIntegrations } from '#src/features/marketplace/marketplace-filter.ts';
import { useIntegrations } from '#src/features/marketplace/marketplace-queries.ts';
import { NothingMatches } from '#src/features/marketplace/nothing-matches.tsx';
import {
  FilterSelect,
  type ListProps,
  type SearchProps,
  Toolbar,
  useTypedSearch,
} from '#src/features/marketplace/toolbar.tsx';
import { formatCount } from '#src/lib/format.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingCards } from '#src/ui/feedback/loading-state.tsx';
import { GrowingList } from '#src/ui/table/growing-list.tsx';

const codeDialog = loadOnce(
  async () => (await import('#src/features/marketplace/integration-dialog.tsx')).IntegrationDialog,
);

const NAMES = ['category', 'difficulty', 'query'] as const;

const List = ({
  integrations,
  search,
  onChange,
  typed,
  apply,
}: ListProps & { integrations: readonly Integration[] }) => {
  const wanted = useDeferredValue(typed.query);
  const found = filterIntegrations(integrations, { ...search, query: wanted });
  return (
    <>
      <VisuallyHidden role="status">{`${found.length} of ${formatCount(integrations.length, 'integration')} shown`}</VisuallyHidden>
      {found.length === 0 ? (
        <NothingMatches
          noun="integration"
          search={typed}
          names={NAMES}
          countOf={(other) => filterIntegrations(integrations, other).length}
          onChange={apply}
        />
      ) : (
        <GrowingList rows={found} rowKey={({ id }) => id} step={30}>
          {(integration) => (
            <IntegrationCard
              integration={integration}
              onOpen={() => onChange({ ...search, open: integration.id })}
            />
          )}
        </GrowingList>
      )}
    </>
  );
};

export const IntegrationsTab = ({ search, onChange }: SearchProps) => {
  const integrations = useIntegrations();
  const { typed, text, setText, apply } = useTypedSearch({ search, onChange });
  const opened = integrations.data?.find(({ id }) => id === search.open);
  return (
    <>
      <Toolbar label="Search integrations" text={text} setText={setText}>
        <FilterSelect
          {...{ search, onChange }}
          name="category"
          label="Category"
          options={INTEGRATION_CATEGORIES}
        />
        <FilterSelect {...{ search, onChange }} name="difficulty" label="Difficulty" options={DIFFICULTIES} />
      </Toolbar>
      <LoadState
        state={integrations}
        errorTitle="The integrations could not be loaded"
        loading={<LoadingCards what="integrations" count={6} height={190} />}
      >
        {(loaded) => <List integrations={loaded} {...{ search, onChange, typed, apply }} />}
      </LoadState>
      <LazyDialog
        code={codeDialog}
        integration={opened}
        opened={opened !== undefined}
        onClose={() => onChange({ ...search, open: undefined })}
      />
    </>
  );
};
