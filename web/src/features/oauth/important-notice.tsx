import type { OauthSetup } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Alert, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { UnsupportedNote } from '#src/features/oauth/unsupported-note.tsx';
import { providerLabel } from '#src/shared/providers/provider-name.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';

interface ImportantNoticeProps {
  provider: Provider;
  setup: OauthSetup | undefined;
}

/** What there is instead of known settings, for a provider whose login nobody has looked up. */
const UnknownLogin = ({ provider }: { provider: Provider }) => {
  const documentation = provider.apiDocsUrl ?? provider.documentationUrl;
  return (
    <>
      {' '}
      Gatehouse has no settings for this login. Its documentation names the URLs and the scopes.{' '}
      {documentation !== null && (
        <ExternalLink href={documentation} inherit underline="always">
          Open the documentation
        </ExternalLink>
      )}
    </>
  );
};

/** What has to be done at the provider before the form can be filled; if its login cannot be set up, why. */
export const ImportantNotice = ({ provider, setup }: ImportantNoticeProps) => {
  const name = providerLabel(provider);
  const portal = provider.registerUrl ?? setup?.developerPortalUrl ?? provider.developerPortalUrl;
  return (
    <>
      {setup?.source === 'unsupported' && (
        <Notice>
          <UnsupportedNote setup={setup} />
        </Notice>
      )}
      <Alert variant="light" title="Important" icon={<IconInfoCircle size={18} stroke={1.75} aria-hidden />}>
        <Text size="sm" c="var(--mantine-color-text)">
          You must register an app at {name} to get a client ID and a client secret. Register the redirect URI
          below with it.{' '}
          {portal !== null && (
            <ExternalLink href={portal} inherit underline="always">
              Open the developer portal
            </ExternalLink>
          )}
          {setup?.source === 'none' && <UnknownLogin provider={provider} />}
        </Text>
      </Alert>
    </>
  );
};
