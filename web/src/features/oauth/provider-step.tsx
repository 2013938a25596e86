import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconPlugConnected, IconSearchOff } from '@tabler/icons-react';
import { type FormEvent, useMemo } from 'react';
import { ConnectionSection } from '#src/features/oauth/connection-section.tsx';
import { connectionBadge } from '#src/features/oauth/connection-state.ts';
import { useOauthConnections, useOauthSetup } from '#src/features/oauth/oauth-queries.ts';
import classes from '#src/features/oauth/provider-step.module.css';
import { UnsupportedNote } from '#src/features/oauth/unsupported-note.tsx';
import { isLong, matchingProviders } from '#src/features/providers/offers/matching-providers.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { useSearchText } from '#src/ui/form/use-search-text.ts';
import { Section } from '#src/ui/layout/section.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

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
const ProviderCards = ({ providers, connections, chosenId, onChoose }: ProviderCardsProps) => {
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

const NoMatch = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    icon={IconSearchOff}
    title="No provider matches"
    action={
      <Button variant="default" onClick={onShowAll}>
        Show all providers
      </Button>
    }
  />
);

const NoProviders = () => (
  <EmptyState
    icon={IconPlugConnected}
    title="No Providers Available"
    text="Add an API to your provider list first."
    action={<LinkButton to="/api-research">Find APIs</LinkButton>}
  />
);

/** What is chosen, or why its login cannot be set up. */
const ChoiceNote = ({ chosen }: { chosen: Provider | undefined }) => {
  const { data: setup } = useOauthSetup(chosen?.id);
  if (chosen === undefined) return 'Choose a provider to continue.';
  if (setup?.source !== 'unsupported') return `${providerLabel(chosen)} is chosen.`;
  return <UnsupportedNote setup={setup} />;
};

interface ProviderStepProps {
  providers: readonly Provider[];
  chosen: Provider | undefined;
  filter: string | undefined;
  onFilter: (filter: string | undefined) => void;
  onChoose: (providerId: number) => void;
  onContinue: () => void;
}

/** The first step: the connections that exist, and the choice of a provider. */
export const ProviderStep = ({
  providers,
  chosen,
  filter,
  onFilter,
  onChoose,
  onContinue,
}: ProviderStepProps) => {
  const { text: typed, setText: setTyped } = useSearchText(filter, onFilter);
  const connections = useOauthConnections({ enabled: true });
  const shown = matchingProviders(providers, typed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen !== undefined) onContinue();
  };
  return (
    <>
      <ConnectionSection state={connections} providers={providers} />
      <Section
        title="Select Provider"
        description="Choose the provider whose API you want to call with an OAuth login."
        actions={
          isLong(providers) && (
            <SearchField
              label="Search providers"
              placeholder="Search providers"
              search={typed}
              setSearch={setTyped}
            />
          )
        }
      >
        <form onSubmit={submit}>
          {providers.length === 0 && <NoProviders />}
          {providers.length > 0 && shown.length === 0 && <NoMatch onShowAll={() => setTyped('')} />}
          <ProviderCards
            providers={shown}
            connections={connections.data ?? []}
            chosenId={chosen?.id}
            onChoose={onChoose}
          />
          <Group justify="space-between" gap="xs" className={classes.bottomBar}>
            <Text size="sm" c="dimmed" role="status">
              <ChoiceNote chosen={chosen} />
            </Text>
            <Button type="submit" disabled={chosen === undefined}>
              Continue
            </Button>
          </Group>
        </form>
      </Section>
    </>
  );
};
