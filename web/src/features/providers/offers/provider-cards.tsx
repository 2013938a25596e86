import type { Provider } from '@gatehouse/contract/providers.ts';
import { Button } from '@mantine/core';
import { IconSearchOff, type TablerIcon } from '@tabler/icons-react';
import { isLong, matchingProviders } from '#src/features/providers/offers/matching-providers.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

/** What is typed to find a provider. */
interface Search {
  typed: string;
  setTyped: (typed: string) => void;
}

/** What a provider is called where one is chosen. */
type Noun = 'provider' | 'platform';

interface ProviderSearchProps extends Search {
  noun: Noun;
  providers: readonly Provider[] | undefined;
}

/** The search of the cards; nothing while there are few. */
export const ProviderSearch = ({ noun, providers = [], typed, setTyped }: ProviderSearchProps) =>
  isLong(providers) && (
    <SearchField
      label={`Search ${noun}s`}
      placeholder={`Search ${noun}s`}
      search={typed}
      setSearch={setTyped}
    />
  );

interface ProviderCardsProps extends Search {
  noun: Noun;
  providers: readonly Provider[];
  /** Shown if there is none. */
  icon: TablerIcon;
  chosenId: number | undefined;
  onChoose: (providerId: number) => void;
  /** What a card says; by default what its provider is. */
  textOf?: (provider: Provider) => string;
}

/** A card for each provider that matches what is typed, to choose one of them. */
export const ProviderCards = (props: ProviderCardsProps) => {
  const { noun, providers, icon, typed, setTyped, chosenId, onChoose } = props;
  const { textOf = ({ description }) => description } = props;
  if (providers.length === 0)
    return (
      <EmptyState
        icon={icon}
        title="No Providers Available"
        text="Add an API to your provider list first."
        action={<LinkButton to="/api-research">Find APIs</LinkButton>}
      />
    );
  const choices = matchingProviders(providers, typed).map((provider) => ({
    id: provider.id,
    name: providerLabel(provider),
    icon: <BrandIcon slug={provider.slug} name={provider.name} />,
    text: textOf(provider),
  }));
  if (choices.length > 0)
    return (
      <ChoiceCards
        label={noun === 'provider' ? 'Provider' : 'Platform'}
        choices={choices}
        chosenId={chosenId}
        onChoose={onChoose}
      />
    );
  return (
    <EmptyState
      icon={IconSearchOff}
      title={`No ${noun} matches`}
      action={
        <Button variant="default" onClick={() => setTyped('')}>
          {`Show all ${noun}s`}
        </Button>
      }
    />
  );
};
