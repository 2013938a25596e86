import type { OauthSetup } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Alert, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { ExternalLink } from '#src/components/external-link.tsx';
import { TextLink } from '#src/components/link.tsx';
import { Notice } from '#src/components/notice.tsx';
import { OPENS_DIALOG } from '#src/lib/opens-dialog.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';

interface ImportantNoticeProps {
  provider: Provider;
  setup: OauthSetup | undefined;
}

/** What has to be done at the provider before the form can be filled; for an API without logins, what to do instead. */
export const ImportantNotice = ({ provider, setup }: ImportantNoticeProps) => {
  const name = providerLabel(provider);
  const portal = provider.registerUrl ?? setup?.developerPortalUrl ?? provider.developerPortalUrl;
  return (
    <>
      {setup?.source === 'unsupported' && (
        <Notice>
          The API of {name} takes keys, not OAuth logins.{' '}
          <TextLink to="/keys" state={OPENS_DIALOG} inherit underline="always">
            Add a key instead
          </TextLink>
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
        </Text>
      </Alert>
    </>
  );
};
