import type { Recommendations } from '@gatehouse/contract/discover.ts';
import { Stack, VisuallyHidden } from '@mantine/core';
import { IconCompass, IconZoomQuestion } from '@tabler/icons-react';
import { CardList } from '#src/components/card-list.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { LoadState } from '#src/components/load-state.tsx';
import { LoadingCards } from '#src/components/loading-state.tsx';
import { Section } from '#src/components/section.tsx';
import { Reasoning } from '#src/features/discover/reasoning.tsx';
import { RecommendationCard } from '#src/features/discover/recommendation-card.tsx';
import type { useRecommendations } from '#src/features/discover/use-recommendations.ts';
import { formatCount } from '#src/lib/format.ts';

type Shown = Pick<ReturnType<typeof useRecommendations>, 'recommendations'>;

/** What a screen reader announces while the recommendations are loading, and once they are shown. */
const announce = ({ recommendations: { data, isFetching } }: Shown): string => {
  if (isFetching) return 'Getting recommendations';
  return data === undefined ? '' : `${formatCount(data.recommendations.length, 'API')} recommended`;
};

const Cards = ({ recommendations }: Pick<Recommendations, 'recommendations'>) => (
  <CardList>
    {recommendations.map((recommendation) => (
      <RecommendationCard key={recommendation.apiId} recommendation={recommendation} />
    ))}
  </CardList>
);

const Result = ({ data }: { data: Recommendations }) => (
  <Stack gap="md">
    {data.recommendations.length === 0 ? (
      <EmptyState
        icon={IconZoomQuestion}
        title="No APIs Found"
        text="Nothing in the catalogue matches your requirements."
      />
    ) : (
      <Cards recommendations={data.recommendations} />
    )}
    <Reasoning {...data} />
  </Stack>
);

const NoRequestYet = () => (
  <EmptyState
    icon={IconCompass}
    title="No recommendations yet"
    text="Describe your project or choose an example. The APIs that fit appear here, with the reasons."
  />
);

export const RecommendationsPanel = ({ recommendations }: Shown) => {
  const { data } = recommendations;
  const hasSome = data !== undefined && data.recommendations.length > 0;
  return (
    <Section title={hasSome ? 'Based on your requirements, I recommend:' : 'Recommendations'}>
      <VisuallyHidden role="status">{announce({ recommendations })}</VisuallyHidden>
      <LoadState
        state={recommendations}
        isToldElsewhere
        errorTitle="The recommendations could not be loaded"
        loading={<LoadingCards what="recommendations" height={140} />}
        idle={<NoRequestYet />}
      >
        {(loaded) => <Result data={loaded} />}
      </LoadState>
    </Section>
  );
};
