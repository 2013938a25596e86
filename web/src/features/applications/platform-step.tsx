import { IconApps } from '@tabler/icons-react';
import { useState } from 'react';
import { ProviderCards, ProviderSearch } from '#src/features/providers/offers/provider-cards.tsx';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingCards } from '#src/ui/feedback/loading-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';

interface PlatformStepProps {
  chosenId: number | undefined;
  onChoose: (providerId: number) => void;
}

/** The first step: which platform is applied to. Choosing one leads on. */
export const PlatformStep = (props: PlatformStepProps) => {
  const [typed, setTyped] = useState('');
  const search = { noun: 'platform', typed, setTyped } as const;
  const providers = useProviders();
  return (
    <Section
      title="Select Platform"
      description="Choose the platform whose API you want to use. Its own questions are added to the application."
      actions={<ProviderSearch {...search} providers={providers.data} />}
    >
      <LoadState
        state={providers}
        errorTitle="The platforms could not be loaded"
        loading={<LoadingCards what="platforms" count={6} />}
      >
        {(loaded) => <ProviderCards {...search} {...props} providers={loaded} icon={IconApps} />}
      </LoadState>
    </Section>
  );
};
