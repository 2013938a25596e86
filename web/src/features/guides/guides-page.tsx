import type { EntryGuide } from '@gatehouse/contract/guides.ts';
import { catalogResultId } from '@gatehouse/contract/plain/api-name.ts';
import { BUILT_IN_SLUGS } from '@gatehouse/contract/plain/built-in-slugs.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Box, Skeleton } from '@mantine/core';
import { IconBook2, IconBookOff } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { chosenProvider, isUnknownProvider } from '#src/features/guides/chosen-provider.ts';
import { useEntryGuide, useGuide } from '#src/features/guides/guide-query.ts';
import { GuideSection } from '#src/features/guides/guide-section.tsx';
import classes from '#src/features/guides/guides.module.css';
import { ProviderTabs } from '#src/features/guides/provider-tabs.tsx';
import { AddOwnApi, EditProvider } from '#src/features/own-apis/offers/own-api.tsx';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { RemoveProvider } from '#src/features/providers/offers/remove-provider.tsx';
import { type OnSaved, SaveApi } from '#src/features/providers/offers/save-api.tsx';
import { opensDialogAbout, useOpensDialog } from '#src/ui/dialog/opens-dialog.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

/** Adding it, and storing a key for it, which adds it first. */
const Actions = ({ guide: { name, apiId, needsKey } }: { guide: EntryGuide }) => {
  const navigate = useNavigate();
  const api = { name, id: catalogResultId(apiId) };
  const storeKey: OnSaved = (saved) => {
    const slug = saved.find(({ id }) => id === api.id)?.providerSlug ?? null;
    if (slug !== null) void navigate({ to: '/keys', state: opensDialogAbout(slug) });
  };
  return (
    <>
      <SaveApi api={api} size="sm" variant="default">
        Add to provider list
      </SaveApi>
      {needsKey && (
        <SaveApi api={api} size="sm" onSaved={storeKey}>
          Store API Key
        </SaveApi>
      )}
    </>
  );
};

const NotInCatalogue = ({ api }: { api: string }) => (
  <Section title={api}>
    <EmptyState
      icon={IconBookOff}
      title="No Guide Available"
      text={`${api} is neither in your provider list nor in the catalog. Its own site explains how to get a key, and can be searched for its APIs.`}
      action={
        <LinkButton to="/api-research" variant="default">
          Research a company’s site
        </LinkButton>
      }
    />
  </Section>
);

const NOT_FOUND = 404;

/** The guide of an API that is not in the provider list, and one step to add it. */
const UnlistedGuide = ({ api, entry }: { api: string; entry: string | undefined }) => {
  const guide = useEntryGuide(entry ?? api);
  const { data, error } = guide;
  if (error?.data?.httpStatus === NOT_FOUND) return <NotInCatalogue api={api} />;
  return (
    <GuideSection
      title={data?.name ?? api}
      description={data?.description}
      guide={guide}
      siteUrl={data?.registerUrl ?? null}
      documentationUrl={data?.documentationUrl ?? null}
      actions={data !== undefined && <Actions guide={data} />}
    />
  );
};

const NoGuide = ({ provider }: { provider: Provider }) => (
  <EmptyState
    icon={IconBookOff}
    title="No Guide Available"
    text={`There is no guide for ${provider.name} yet. Its own site explains how to get a key.`}
  />
);

/** Everything that the screen shows about one provider. */
const GuideView = ({ provider, onRemoved }: { provider: Provider; onRemoved: () => void }) => {
  const guide = useGuide(provider.id);
  return (
    <GuideSection
      title={providerLabel(provider)}
      description={provider.description}
      guide={guide}
      siteUrl={provider.registerUrl ?? provider.developerPortalUrl}
      documentationUrl={provider.documentationUrl ?? provider.apiDocsUrl}
      providerId={provider.id}
      empty={<NoGuide provider={provider} />}
      actions={
        <>
          {guide.data?.hasOauth === true && (
            <LinkButton to="/oauth" search={{ providerId: provider.id, step: 'configure' }} variant="default">
              Set up OAuth
            </LinkButton>
          )}
          {provider.keyPlacement.type !== 'none' && (
            <LinkButton to="/keys" state={opensDialogAbout(provider.slug)}>
              Store API Key
            </LinkButton>
          )}
          <EditProvider provider={provider} />
          <RemoveProvider provider={provider} onRemoved={onRemoved} />
        </>
      }
    />
  );
};

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

/** Leads to the guide of what was added. */
const AddAndShow = () => {
  const navigate = route.useNavigate();
  const { opens } = useOpensDialog();
  return (
    <AddOwnApi isOpenAtFirst={opens} onAdded={({ slug }) => void navigate({ search: { provider: slug } })} />
  );
};

export const GuidesPage = () => (
  <>
    <PageHeader
      title="Registration Guides"
      description="How to get a key from each provider, step by step, up to a first call that shows it works."
      actions={<AddAndShow />}
    />
    <LoadState state={useProviders()} errorTitle="The providers could not be loaded" loading={<Loading />}>
      {(providers) => <Guides providers={providers} />}
    </LoadState>
  </>
);
