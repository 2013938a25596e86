import { STALE_TIME_MS } from '@gatehouse/contract/interface.ts';
import { BUILT_IN_SLUGS } from '@gatehouse/contract/providers.ts';
import { Skeleton } from '@mantine/core';
import { IconBook2, IconBookOff } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '#src/components/empty-state.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { LoadingText } from '#src/components/loading-state.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Section } from '#src/components/section.tsx';
import { chosenProvider } from '#src/features/guides/chosen-provider.ts';
import { GuideView } from '#src/features/guides/guide-view.tsx';
import classes from '#src/features/guides/guides.module.css';
import { ProviderTabs } from '#src/features/guides/provider-tabs.tsx';
import { errorMessage } from '#src/lib/error-message.ts';
import { trpc } from '#src/lib/trpc.ts';

const route = getRouteApi('/_shell/guides');

interface GuidesPageProps {
  /** What adds an API that is not in the provider list to it, by its name. */
  addApi: (name: string) => ReactNode;
}

/** In the places of the tabs and of the guide. */
const Loading = () => (
  <div className={classes.tabs}>
    <div className={classes.loadingTabs} aria-hidden="true">
      {BUILT_IN_SLUGS.map((slug) => (
        <Skeleton key={slug} className={classes.loadingTab} />
      ))}
    </div>
    <Section>
      <LoadingText what="providers" count={16} />
    </Section>
  </div>
);

const Unlisted = ({ api, addApi }: GuidesPageProps & { api: string }) => (
  <Section title={api}>
    <EmptyState
      icon={IconBookOff}
      title="No Guide Available"
      text={`${api} is not in your provider list yet. Once it is, its guide is put together from what the catalogue knows of it.`}
      action={addApi(api)}
    />
  </Section>
);

const Content = ({ addApi }: GuidesPageProps) => {
  const asked = route.useSearch();
  const navigate = route.useNavigate();
  const providers = trpc.providers.list.useQuery({}, { staleTime: STALE_TIME_MS.providers });

  if (providers.isLoadingError) {
    return (
      <ErrorState
        title="The providers could not be loaded"
        message={errorMessage(providers.error)}
        onRetry={() => void providers.refetch()}
        pending={providers.isFetching}
      />
    );
  }
  if (providers.data === undefined) return <Loading />;
  const chosen = chosenProvider(providers.data, asked);
  if (chosen === undefined && asked.api === undefined) {
    return (
      <Section>
        <EmptyState
          icon={IconBook2}
          title="No Providers Available"
          text="There is nothing to show a guide for yet."
        />
      </Section>
    );
  }
  return (
    <ProviderTabs
      providers={providers.data}
      chosen={chosen}
      onChoose={(provider) => void navigate({ search: { provider }, replace: true, resetScroll: false })}
    >
      {chosen === undefined ? (
        <Unlisted api={asked.api ?? ''} addApi={addApi} />
      ) : (
        <GuideView key={chosen.id} provider={chosen} />
      )}
    </ProviderTabs>
  );
};

export const GuidesPage = (props: GuidesPageProps) => (
  <>
    <PageHeader
      title="Registration Guides"
      description="How to get a key from each provider, step by step, up to the call that shows it works."
    />
    <Content {...props} />
  </>
);
