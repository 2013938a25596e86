import type { Provider } from '@gatehouse/contract/providers.ts';
import { Group } from '@mantine/core';
import { IconBookOff } from '@tabler/icons-react';
import { EmptyState } from '#src/components/empty-state.tsx';
import { ExternalLink } from '#src/components/external-link.tsx';
import { LinkButton } from '#src/components/link.tsx';
import { LoadState } from '#src/components/load-state.tsx';
import { LoadingText } from '#src/components/loading-state.tsx';
import { Section } from '#src/components/section.tsx';
import { StatusBadge } from '#src/components/status-badge.tsx';
import { useGuide } from '#src/features/guides/guide-query.ts';
import { GuideSteps } from '#src/features/guides/guide-steps.tsx';
import { opensDialogAbout } from '#src/lib/opens-dialog.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';
import { RemoveProvider } from '#src/shared/providers/remove-provider.tsx';

const NoGuide = ({ provider }: { provider: Provider }) => (
  <EmptyState
    icon={IconBookOff}
    title="No Guide Available"
    text={`There is no guide for ${provider.name} yet. Its own site explains how to get a key.`}
  />
);

interface GuideViewProps {
  provider: Provider;
  onRemoved: () => void;
}

/** Everything that the screen shows about one provider. */
export const GuideView = ({ provider, onRemoved }: GuideViewProps) => {
  const guide = useGuide(provider.id);
  const site = provider.registerUrl ?? provider.developerPortalUrl;
  const documentation = provider.documentationUrl ?? provider.apiDocsUrl;
  return (
    <Section
      title={
        <Group component="span" gap="xs">
          {providerLabel(provider)}
          {guide.data?.isGenerated === true && <StatusBadge tone="neutral">Generated</StatusBadge>}
        </Group>
      }
      description={provider.description}
      actions={
        <Group gap="4px 16px">
          {site !== null && <ExternalLink href={site}>Visit Provider</ExternalLink>}
          {documentation !== null && <ExternalLink href={documentation}>Documentation</ExternalLink>}
          {guide.data?.hasOauth === true && (
            <LinkButton to="/oauth" search={{ providerId: provider.id, step: 'configure' }} variant="default">
              Set up OAuth
            </LinkButton>
          )}
          <LinkButton to="/keys" state={opensDialogAbout(provider.slug)}>
            Store API Key
          </LinkButton>
          <RemoveProvider provider={provider} onRemoved={onRemoved} />
        </Group>
      }
    >
      <LoadState
        state={guide}
        errorTitle="The guide could not be loaded"
        loading={<LoadingText what="the guide" count={8} />}
        isEmpty={({ steps }) => steps.length === 0}
        empty={<NoGuide provider={provider} />}
      >
        {({ steps }) => <GuideSteps steps={steps} providerId={provider.id} />}
      </LoadState>
    </Section>
  );
};
