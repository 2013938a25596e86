import type { Recommendation, RecommendationGroup, Recommendations } from '@gatehouse/contract/discover.ts';
import { andList } from '@gatehouse/contract/plain/word-list.ts';
import { Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from '#src/features/discover/discover.module.css';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Card, CardList } from '#src/ui/table/card-list.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { Column } from '#src/ui/table/table-column.ts';
import { CutText } from '#src/ui/text/cut-text.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';
import { TextLink } from '#src/ui/text/link.tsx';

const HasKey = () => (
  <Group gap={4} wrap="nowrap" className={classes.hasKey}>
    <IconCheck size={14} stroke={2} aria-hidden />
    <span>You already have a key for this</span>
  </Group>
);

const Links = ({ apiId, name, url, providerSlug }: Recommendation) => (
  <>
    <TextLink
      size="sm"
      to="/guides"
      search={providerSlug === null ? { api: name, entry: apiId } : { provider: providerSlug }}
    >
      View Registration Guide<VisuallyHidden> for {name}</VisuallyHidden>
    </TextLink>
    <ExternalLink size="sm" href={url}>
      Visit Provider<VisuallyHidden> for {name}</VisuallyHidden>
    </ExternalLink>
  </>
);

interface RecommendationCardProps {
  recommendation: Recommendation;
  /** Heading level of the name. */
  order: 3 | 4;
  /** A table beside the cards states its price. */
  isCompared: boolean;
}

const RecommendationCard = ({ recommendation, order, isCompared }: RecommendationCardProps) => {
  const { name, description, recommended, reason, unknown, pricing, providerSlug, alreadyHaveKey } =
    recommendation;
  return (
    <Card isMarked={recommended} foot={<Links {...recommendation} />}>
      <Group gap={10} justify="space-between" wrap="nowrap">
        <Group gap={10} wrap="nowrap" miw={0}>
          <BrandIcon slug={providerSlug ?? ''} name={name} />
          <Title order={order} size="h3">
            <CutText lines={2}>{name}</CutText>
          </Title>
        </Group>
        {recommended && <StatusBadge tone="accent">Recommended</StatusBadge>}
      </Group>
      <Text size="sm">{description}</Text>
      <Text size="sm" className={classes.reason}>
        {reason}
      </Text>
      {unknown.length > 0 && (
        <Text size="xs" c="dimmed">
          Not known: {andList(unknown)}
        </Text>
      )}
      {pricing !== null && !isCompared && (
        <Text size="xs" c="dimmed">
          <VisuallyHidden>Pricing: </VisuallyHidden>
          {pricing}
        </Text>
      )}
      {alreadyHaveKey && <HasKey />}
    </Card>
  );
};

type Terms = Recommendation['terms'];

const TERMS = [
  { key: 'price', header: 'Price', width: '16%' },
  { key: 'freeTier', header: 'Free tier', width: undefined },
  { key: 'access', header: 'Access', width: '20%' },
] as const satisfies { key: keyof Terms; header: string; width: string | undefined }[];

/** Whether two of them have a fact in common: otherwise there is nothing to compare. */
const isComparable = (recommendations: readonly Recommendation[]): boolean =>
  TERMS.some(({ key }) => recommendations.filter(({ terms }) => terms[key] !== null).length > 1);

const Unknown = () => (
  <Text span c="dimmed" inherit>
    <span aria-hidden>–</span>
    <VisuallyHidden>not known</VisuallyHidden>
  </Text>
);

const columnsFor = (recommendations: readonly Recommendation[]): Column<Recommendation>[] => [
  { key: 'name', header: 'API', width: '24%', narrow: 'title', cell: ({ name }) => <strong>{name}</strong> },
  ...TERMS.filter(({ key }) => recommendations.some(({ terms }) => terms[key] !== null)).map(
    ({ key, header, width }): Column<Recommendation> => ({
      key,
      header,
      width,
      cell: ({ terms }) => terms[key] ?? <Unknown />,
    }),
  ),
];

interface ComparisonProps {
  /** What the APIs are for, for a screen reader: `for payments`. */
  what: string;
  recommendations: readonly Recommendation[];
}

/** Price, free tier and access side by side. */
const Comparison = ({ what, recommendations }: ComparisonProps) => (
  <DataTable
    caption={`Price, free tier and access of the APIs ${what}`}
    columns={columnsFor(recommendations)}
    rows={recommendations}
    rowKey={({ apiId }) => apiId}
  />
);

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

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const TITLES = { several: 'Covers several of your needs', none: 'Also related' } as const;

const titleOf = ({ covers, need }: RecommendationGroup): string =>
  covers === 'one' ? capitalized(need ?? '') : TITLES[covers];

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
