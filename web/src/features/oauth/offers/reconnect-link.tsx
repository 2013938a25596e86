import type { Provider } from '@gatehouse/contract/providers.ts';
import { IconPlugConnected } from '@tabler/icons-react';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { LinkButton } from '#src/ui/text/link.tsx';

/** Leads to a new login at a provider, with everything that was configured for it. */
export const ReconnectLink = ({ provider }: { provider: Provider }) => (
  <LinkButton
    to="/oauth"
    search={{ providerId: provider.id, step: 'test-connection' }}
    variant="default"
    size="xs"
    leftSection={<IconPlugConnected size={14} stroke={1.75} aria-hidden />}
  >
    {`Reconnect ${providerLabel(provider)}`}
  </LinkButton>
);
