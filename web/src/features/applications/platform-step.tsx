import type { Provider } from '@gatehouse/contract/providers.ts';
import { Button } from '@mantine/core';
import { IconApps, IconSearchOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { isLong, matchingProviders } from '#src/features/providers/offers/matching-providers.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingCards } from '#src/ui/feedback/loading-state.tsx';
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

interface PlatformStepProps {
  chosenId: number | undefined;
  onChoose: (provider: Provider) => void;
}

const Platforms = ({
  providers,
  chosenId,
  onChoose,
}: PlatformStepProps & { providers: readonly Provider[] }) => {
  const choices = useMemo(
    () =>
      providers.map((provider) => ({
        id: provider.id,
        name: providerLabel(provider),
        icon: <BrandIcon slug={provider.slug} name={provider.name} />,
        text: provider.description,
      })),
    [providers],
  );
  const choose = (id: number): void => {
    const provider = providers.find((one) => one.id === id);
    if (provider !== undefined) onChoose(provider);
  };
  return <ChoiceCards label="Platform" choices={choices} chosenId={chosenId} onChoose={choose} />;
};

/** The first step: which platform is applied to. Choosing one leads on. */
export const PlatformStep = (props: PlatformStepProps) => {
  const [typed, setTyped] = useState('');
  const providers = useProviders();
  return (
    <Section
      title="Select Platform"
      description="Choose the platform whose API you want to use. Its own questions are added to the application."
      actions={
        isLong(providers.data ?? []) && (
          <SearchField
            label="Search platforms"
            placeholder="Search platforms"
            search={typed}
            setSearch={setTyped}
          />
        )
      }
    >
      <LoadState
        state={providers}
        errorTitle="The platforms could not be loaded"
        loading={<LoadingCards what="platforms" count={6} />}
        isEmpty={(loaded) => loaded.length === 0}
        empty={
          <EmptyState
            icon={IconApps}
            title="No Providers Available"
            text="Add an API to your provider list first."
            action={<LinkButton to="/api-research">Find APIs</LinkButton>}
          />
        }
      >
        {(loaded) => {
          const shown = matchingProviders(loaded, typed);
          return shown.length > 0 ? (
            <Platforms {...props} providers={shown} />
          ) : (
            <EmptyState
              icon={IconSearchOff}
              title="No platform matches"
              action={
                <Button variant="default" onClick={() => setTyped('')}>
                  Show all platforms
                </Button>
              }
            />
          );
        }}
      </LoadState>
    </Section>
  );
};
