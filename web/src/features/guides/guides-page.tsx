import { STALE_TIME_MS } from '@gatehouse/contract/interface.ts';
import { IconBook2 } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '#src/components/empty-state.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { LoadingText } from '#src/components/loading-state.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Section } from '#src/components/section.tsx';
import { chosenProvider } from '#src/features/guides/chosen-provider.ts';
import { GuideView } from '#src/features/guides/guide-view.tsx';
import { ProviderTabs } from '#src/features/guides/provider-tabs.tsx';
import { errorMessage } from '#src/lib/error-message.ts';
import { trpc } from '#src/lib/trpc.ts';

const route = getRouteApi('/_shell/guides');

const Content = () => {
  const { provider: slug } = route.useSearch();
  const navigate = route.useNavigate();
  const providers = trpc.providers.list.useQuery({}, { staleTime: STALE_TIME_MS.providers });

  if (providers.isError) {
    return (
      <Section>
        <ErrorState
          title="The providers could not be loaded"
          message={errorMessage(providers.error)}
          onRetry={() => void providers.refetch()}
          pending={providers.isFetching}
        />
      </Section>
    );
  }
  if (providers.data === undefined) {
    return (
      <Section>
        <LoadingText what="providers" count={8} />
      </Section>
    );
  }
  const chosen = chosenProvider(providers.data, slug);
  if (chosen === undefined) {
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
      <GuideView key={chosen.id} provider={chosen} />
    </ProviderTabs>
  );
};

export const GuidesPage = () => (
  <>
    <PageHeader
      title="Registration Guides"
      description="How to get a key from each provider, step by step, up to the call that shows it works."
    />
    <Content />
  </>
);
