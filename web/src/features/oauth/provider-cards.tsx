import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { useMemo } from 'react';
import { connectionBadge } from '#src/features/oauth/connection-state.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx';

const Badge = ({ connection }: { connection: OauthConnection }) => {
  const { tone, title, label } = connectionBadge(connection);
  return (
    <StatusBadge tone={tone} title={title}>
      {label}
    </StatusBadge>
  );
};

interface ProviderCardsProps {
  providers: readonly Provider[];
  connections: readonly OauthConnection[];
  chosenId: number | undefined;
  onChoose: (providerId: number) => void;
}

/** A card for each provider, with the state of its connection. Enter goes on. */
export const ProviderCards = ({ providers, connections, chosenId, onChoose }: ProviderCardsProps) => {
  const choices = useMemo(
    () =>
      providers.map((provider) => {
        const name = providerLabel(provider);
        const connection = connections.find(({ providerId }) => providerId === provider.id);
        return {
          id: provider.id,
          name,
          icon: <BrandIcon slug={provider.slug} name={provider.name} />,
          text: provider.description || `Integrate with ${name} API using OAuth.`,
          badge: connection && <Badge connection={connection} />,
        };
      }),
    [providers, connections],
  );
  return <ChoiceCards label="Provider" choices={choices} chosenId={chosenId} onChoose={onChoose} />;
};
