import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Text } from '@mantine/core';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { StatusBadge } from '#src/components/status-badge.tsx';
import { connectionBadge } from '#src/features/oauth/connection-state.ts';
import classes from '#src/features/oauth/provider-cards.module.css';
import { providerLabel } from '#src/shared/providers/provider-name.ts';

interface ProviderCardProps {
  provider: Provider;
  connection: OauthConnection | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

const ProviderCard = ({ provider, connection, isChosen, onChoose }: ProviderCardProps) => {
  const name = providerLabel(provider);
  const badge = connection && connectionBadge(connection);
  const textId = `provider-${provider.id}`;
  return (
    <label className={classes.card}>
      <input
        type="radio"
        name="provider"
        value={provider.id}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${textId}-name`}
        aria-describedby={`${textId}-badge ${textId}-text`}
        className={classes.radio}
      />
      <span className={classes.cardHead}>
        <BrandIcon slug={provider.slug} />
        <Text component="span" size="sm" fw={600} id={`${textId}-name`}>
          {name}
        </Text>
        <span id={`${textId}-badge`} className={classes.cardBadge}>
          {badge && (
            <StatusBadge tone={badge.tone} title={badge.title}>
              {badge.label}
            </StatusBadge>
          )}
        </span>
      </span>
      <Text component="span" size="sm" c="dimmed" id={`${textId}-text`} className={classes.cardText}>
        {provider.description || `Integrate with ${name} API using OAuth.`}
      </Text>
    </label>
  );
};

interface ProviderCardsProps {
  providers: readonly Provider[];
  connections: readonly OauthConnection[];
  chosenId: number | undefined;
  onChoose: (providerId: number) => void;
}

/** A card for each provider. They are radio buttons: the arrow keys move between them, Enter goes on. */
export const ProviderCards = ({ providers, connections, chosenId, onChoose }: ProviderCardsProps) => (
  <div role="radiogroup" aria-label="Provider" className={classes.cards}>
    {providers.map((provider) => (
      <ProviderCard
        key={provider.id}
        provider={provider}
        connection={connections.find(({ providerId }) => providerId === provider.id)}
        isChosen={provider.id === chosenId}
        onChoose={() => onChoose(provider.id)}
      />
    ))}
  </div>
);
