import type { Provider } from '@gatehouse/contract/providers.ts';
import { IconPlugConnected } from '@tabler/icons-react';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { LinkButton } from '#src/ui/text/link.tsx';

interface ReconnectLinkProps {
  provider: Provider;
  connectionId: number | undefined;
}

/** Leads to a new login of a connection, with everything that was configured for its provider. */
export const ReconnectLink = ({ provider, connectionId }: ReconnectLinkProps) => (
  <LinkButton
    to="/oauth"
    search={{ providerId: provider.id, connectionId, step: 'test-connection' }}
    variant="default"
    size="xs"
    leftSection={<IconPlugConnected size={14} stroke={1.75} aria-hidden />}
  >
    {`Reconnect ${providerLabel(provider)}`}
  </LinkButton>
);
