import { DIFFICULTIES, INTEGRATION_CATEGORIES } from '@gatehouse/contract/plain/marketplace-options.ts';
import { Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { FoundList } from '#src/features/marketplace/found-list.tsx';
import { IntegrationCard } from '#src/features/marketplace/integration-card.tsx';
import classes from '#src/features/marketplace/marketplace.module.css';
import { filterIntegrations } from '#src/features/marketplace/marketplace-filter.ts';
import { useIntegrations } from '#src/features/marketplace/marketplace-queries.ts';
import {
  MARKETPLACE_TABS,
  type MarketplaceSearch,
  type MarketplaceTab,
} from '#src/features/marketplace/marketplace-search.ts';
import {
  FilterSelect,
  type SearchProps,
  Toolbar,
  useTypedSearch,
} from '#src/features/marketplace/toolbar.tsx';
import { useExecution } from '#src/features/marketplace/use-execution.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingCards } from '#src/ui/feedback/loading-state.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';

const codeDialog = loadExport(
  () => import('#src/features/marketplace/integration-dialog.tsx'),
  'IntegrationDialog',
);

const NAMES = ['category', 'difficulty', 'query'] as const;

const IntegrationsTab = ({ search, onChange }: SearchProps) => {
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
        {(loaded) => (
          <FoundList
            rows={loaded}
            noun="integration"
            names={NAMES}
            filter={filterIntegrations}
            rowKey={({ id }) => id}
            {...{ search, typed, apply }}
          >
            {(integration) => (
              <IntegrationCard
                integration={integration}
                onOpen={() => onChange({ ...search, open: integration.id })}
              />
            )}
          </FoundList>
        )}
      </LoadState>
      <LazyDialog
        code={codeDialog}
        subject={opened}
        opened={opened !== undefined}
        onClose={() => onChange({ ...search, open: undefined })}
      />
    </>
  );
};

/** On another tab: the filters stay, and no dialog is open. */
export const onTab = (search: MarketplaceSearch, tab: MarketplaceTab): MarketplaceSearch => ({
  ...search,
  tab: tab === 'integrations' ? undefined : tab,
  open: undefined,
  view: undefined,
});

const route = getRouteApi('/_shell/marketplace');

const CompositionsTab = lazy(async () => ({
  default: (await import('#src/features/marketplace/compositions-tab.tsx')).CompositionsTab,
}));
const LibraryTab = lazy(async () => ({
  default: (await import('#src/features/marketplace/library-tab.tsx')).LibraryTab,
}));
const WebhooksTab = lazy(async () => ({
  default: (await import('#src/features/marketplace/webhooks-tab.tsx')).WebhooksTab,
}));

const LABELS: Readonly<Record<MarketplaceTab, string>> = {
  integrations: 'Integrations',
  compositions: 'Compositions',
  library: 'Code Library',
  webhooks: 'Webhooks',
};

export const MarketplacePage = () => {
  const search: MarketplaceSearch = route.useSearch();
  const navigate = route.useNavigate();
  // Above the tabs: a composition keeps running while the user looks at another one.
  const execution = useExecution();
  const { tab = 'integrations' } = search;
  const onChange = (next: MarketplaceSearch): void =>
    void navigate({ search: next, replace: true, resetScroll: false });
  const choose = (value: string | null): void => {
    const next = MARKETPLACE_TABS.find((known) => known === value);
    if (next !== undefined) onChange(onTab(search, next));
  };
  return (
    <>
      <PageHeader
        title="Integration Marketplace"
        description="Code to start from, compositions of APIs that run with your keys, and signed webhooks to test with."
      />
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <Tabs.List className={classes.tabList}>
          {MARKETPLACE_TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {LABELS[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="md">
          <Suspense
            fallback={
              <div className={classes.loading}>
                <LoadingCards what={LABELS[tab]} count={6} height={190} />
              </div>
            }
          >
            {tab === 'integrations' && <IntegrationsTab search={search} onChange={onChange} />}
            {tab === 'compositions' && (
              <CompositionsTab search={search} onChange={onChange} execution={execution} />
            )}
            {tab === 'library' && <LibraryTab search={search} onChange={onChange} />}
            {tab === 'webhooks' && <WebhooksTab search={search} onChange={onChange} />}
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
};
