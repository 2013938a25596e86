import type { Recommendations } from '@gatehouse/contract/discover.ts';
import { Stack, VisuallyHidden } from '@mantine/core';
import { IconCompass, IconZoomQuestion } from '@tabler/icons-react';
import { CardList } from '#src/components/card-list.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { LoadingCards } from '#src/components/loading-state.tsx';
import { Section } from '#src/components/section.tsx';
import { Reasoning } from '#src/features/discover/reasoning.tsx';
import { RecommendationCard } from '#src/features/discover/recommendation-card.tsx';
import type { useRecommendations } from '#src/features/discover/use-recommendations.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatCount } from '#src/lib/format.ts';

type Asked = ReturnType<typeof useRecommendations>['asked'];

/** What a screen reader says when the answer is on its way, and when it is there. */
const announce = ({ status, data }: Asked): string => {
  if (status === 'pending') return 'Getting recommendations';
  return data === undefined ? '' : `${formatCount(data.recommendations.length, 'API')} recommended`;
};

const Cards = ({ recommendations }: Pick<Recommendations, 'recommendations'>) => (
  <CardList>
    {recommendations.map((recommendation) => (
      <RecommendationCard key={recommendation.apiId} recommendation={recommendation} />
    ))}
  </CardList>
);

const Answer = ({ data }: { data: Recommendations }) => (
  <Stack gap="md">
    {data.recommendations.length === 0 ? (
      <EmptyState
        icon={IconZoomQuestion}
        title="No API Found"
        text="Nothing in the catalogue fits these words."
      />
    ) : (
      <Cards recommendations={data.recommendations} />
    )}
    <Reasoning {...data} />
  </Stack>
);

const Content = ({ asked, onRetry }: RecommendationsPanelProps) => {
  const { status, data, error } = asked;
  if (status === 'pending') return <LoadingCards what="recommendations" height={140} />;
  if (status === 'error')
    return (
      <ErrorState
        title="The recommendations could not be made"
        message={errorMessage(error)}
        onRetry={onRetry}
      />
    );
  if (data !== undefined) return <Answer data={data} />;
  return (
    <EmptyState
      icon={IconCompass}
      title="Nothing asked yet"
      text="Describe the project or start from an example. The APIs that fit come here, with the reasons."
    />
  );
};

interface RecommendationsPanelProps {
  asked: Asked;
  onRetry: () => void;
}

export const RecommendationsPanel = (props: RecommendationsPanelProps) => {
  const { data } = props.asked;
  const hasSome = data !== undefined && data.recommendations.length > 0;
  return (
    <Section title={hasSome ? 'Based on your requirements, I recommend:' : 'Recommendations'}>
      <VisuallyHidden role="status">{announce(props.asked)}</VisuallyHidden>
      <Content {...props} />
    </Section>
  );
};
