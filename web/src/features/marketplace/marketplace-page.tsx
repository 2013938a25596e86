import { Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { IntegrationsTab } from '#src/features/marketplace/integrations-tab.tsx';
import classes from '#src/features/marketplace/marketplace.module.css';
import {
  MARKETPLACE_TABS,
  type MarketplaceSearch,
  type MarketplaceTab,
} from '#src/features/marketplace/marketplace-search.ts';
import { onTab } from '#src/features/marketplace/on-tab.ts';
import { useExecution } from '#src/features/marketplace/use-execution.ts';
import { LoadingCards } from '#src/ui/feedback/loading-state.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';

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
