import { STALE_TIME_MS } from '@gatehouse/contract/interface.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Group } from '@mantine/core';
import { IconBookOff } from '@tabler/icons-react';
import { EmptyState } from '#src/components/empty-state.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { ExternalLink } from '#src/components/external-link.tsx';
import { LinkButton } from '#src/components/link.tsx';
import { LoadingText } from '#src/components/loading-state.tsx';
import { Section } from '#src/components/section.tsx';
import { StatusBadge } from '#src/components/status-badge.tsx';
import { GuideSteps } from '#src/features/guides/guide-steps.tsx';
import { errorMessage } from '#src/lib/error-message.ts';
import { trpc } from '#src/lib/trpc.ts';

const useGuide = (provider: Provider) =>
  trpc.guides.get.useQuery({ providerId: provider.id }, { staleTime: STALE_TIME_MS.registrationGuides });

const Content = ({ guide, provider }: { guide: ReturnType<typeof useGuide>; provider: Provider }) => {
  if (guide.isLoadingError) {
    return (
      <ErrorState
        title="The guide could not be loaded"
        message={errorMessage(guide.error)}
        onRetry={() => void guide.refetch()}
        pending={guide.isFetching}
      />
    );
  }
  if (guide.data === undefined) return <LoadingText what="the guide" count={8} />;
  if (guide.data.steps.length > 0) return <GuideSteps steps={guide.data.steps} />;
  return (
    <EmptyState
      icon={IconBookOff}
      title="No Guide Available"
      text={`There is no guide for ${provider.name} yet. Its own pages tell how to get a key.`}
    />
  );
};

/** Everything that the screen says about one provider. */
export const GuideView = ({ provider }: { provider: Provider }) => {
  const guide = useGuide(provider);
  const site = provider.registerUrl ?? provider.developerPortalUrl;
  const documentation = provider.documentationUrl ?? provider.apiDocsUrl;
  return (
    <Section
      title={
        <Group component="span" gap="xs">
          {provider.name}
          {guide.data?.isGenerated === true && <StatusBadge tone="neutral">Generated</StatusBadge>}
        </Group>
      }
      description={provider.description}
      actions={
        <Group gap="4px 16px">
          {site !== null && <ExternalLink href={site}>Visit Provider</ExternalLink>}
          {documentation !== null && <ExternalLink href={documentation}>Documentation</ExternalLink>}
          <LinkButton to="/keys">Store API Key</LinkButton>
        </Group>
      }
    >
      <Content guide={guide} provider={provider} />
    </Section>
  );
};
