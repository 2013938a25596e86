import { BUILT_IN_SLUGS } from '@gatehouse/contract/built-in-slugs.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Box, Skeleton } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { chosenProvider, isUnknownProvider } from '#src/features/guides/chosen-provider.ts';
import { GuideView } from '#src/features/guides/guide-view.tsx';
import classes from '#src/features/guides/guides.module.css';
import { ProviderTabs } from '#src/features/guides/provider-tabs.tsx';
import { UnlistedGuide } from '#src/features/guides/unlisted-guide.tsx';
import { useProviders } from '#src/shared/queries.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

const route = getRouteApi('/_shell/guides');

/** Placeholders for the tabs and the guide. */
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

const NoProviders = () => (
  <Section>
    <EmptyState
      icon={IconBook2}
      title="No Providers Available"
      text="Add an API to your provider list first."
      action={<LinkButton to="/api-research">Find APIs</LinkButton>}
    />
  </Section>
);

const Guides = ({ providers }: { providers: readonly Provider[] }) => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const chosen = chosenProvider(providers, search);
  const filter = (q: string | undefined): void =>
    void navigate({ search: (before) => ({ ...before, q }), replace: true, resetScroll: false });
  if (chosen === undefined && search.api === undefined) return <NoProviders />;
  return (
    <>
      {isUnknownProvider(providers, search) && (
        <Box mb="lg">
          <Notice>The provider in this link is not in your provider list: choose another one.</Notice>
        </Box>
      )}
      <ProviderTabs
        providers={providers}
        chosen={chosen}
        filter={search.q}
        onFilter={filter}
        onChoose={(provider) =>
          void navigate({ search: ({ q }) => ({ provider, q }), replace: true, resetScroll: false })
        }
      >
        {chosen === undefined ? (
          <UnlistedGuide
            key={search.entry ?? search.api}
            api={search.api ?? search.entry ?? ''}
            entry={search.entry}
          />
        ) : (
          <GuideView
            key={chosen.id}
            provider={chosen}
            onRemoved={() => void navigate({ search: {}, replace: true, resetScroll: false })}
          />
        )}
      </ProviderTabs>
    </>
  );
};

export const GuidesPage = () => (
  <>
    <PageHeader
      title="Registration Guides"
      description="How to get a key from each provider, step by step, up to a first call that shows it works."
    />
    <LoadState state={useProviders()} errorTitle="The providers could not be loaded" loading={<Loading />}>
      {(providers) => <Guides providers={providers} />}
    </LoadState>
  </>
);
