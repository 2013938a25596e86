import type { Recommendation, RecommendationGroup, Recommendations } from '@gatehouse/contract/discover.ts';
import { Stack, Title } from '@mantine/core';
import { Comparison, isComparable } from '#src/features/discover/comparison.tsx';
import classes from '#src/features/discover/discover.module.css';
import { RecommendationCard } from '#src/features/discover/recommendation-card.tsx';
import { CardList } from '#src/ui/table/card-list.tsx';

interface CardsProps {
  recommendations: readonly Recommendation[];
  /** Heading level of the names. */
  order: 3 | 4;
  what: string;
}

const Cards = ({ recommendations, order, what }: CardsProps) => {
  const isCompared = isComparable(recommendations);
  return (
    <>
      <CardList>
        {recommendations.map((recommendation) => (
          <RecommendationCard
            key={recommendation.apiId}
            recommendation={recommendation}
            order={order}
            isCompared={isCompared}
          />
        ))}
      </CardList>
      {isCompared && (
        <div className={classes.comparison}>
          <Comparison what={what} recommendations={recommendations} />
        </div>
      )}
    </>
  );
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const TITLES = { several: 'Covers several of your needs', none: 'Also related' } as const;

const titleOf = ({ covers, need }: RecommendationGroup): string =>
  covers === 'one' ? capitalised(need ?? '') : TITLES[covers];

type GroupsProps = Pick<Recommendations, 'recommendations' | 'groups'>;

/** The cards with their comparison; where a text has several needs, one part for each. */
export const RecommendationGroups = ({ recommendations, groups }: GroupsProps) => {
  if (groups.length === 0)
    return <Cards recommendations={recommendations} order={3} what="for your requirements" />;
  return (
    <Stack gap="lg">
      {groups.map((group) => {
        const title = titleOf(group);
        return (
          <Stack key={title} component="section" gap={12} aria-label={title}>
            <Title order={3} size="h2" className={classes.groupTitle}>
              {title}
            </Title>
            <Cards
              recommendations={recommendations.filter(({ apiId }) => group.apiIds.includes(apiId))}
              order={4}
              what={`under “${title}”`}
            />
          </Stack>
        );
      })}
    </Stack>
  );
};
