import type { Provider } from '@gatehouse/contract/providers.ts';
import { IconBookOff } from '@tabler/icons-react';
import { useGuide } from '#src/features/guides/guide-query.ts';
import { GuideSection } from '#src/features/guides/guide-section.tsx';
import { providerLabel } from '#src/shared/providers/provider-name.ts';
import { RemoveProvider } from '#src/shared/providers/remove-provider.tsx';
import { opensDialogAbout } from '#src/ui/dialog/opens-dialog.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

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
          <LinkButton to="/keys" state={opensDialogAbout(provider.slug)}>
            Store API Key
          </LinkButton>
          <RemoveProvider provider={provider} onRemoved={onRemoved} />
        </>
      }
    />
  );
};
