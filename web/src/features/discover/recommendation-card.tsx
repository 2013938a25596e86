import type { Recommendation } from '@gatehouse/contract/discover.ts';
import { Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from '#src/features/discover/discover.module.css';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Card } from '#src/ui/table/card-list.tsx';
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

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const RecommendationCard = ({ recommendation, order, isCompared }: RecommendationCardProps) => {
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
          Not known: {LIST.format(unknown)}
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
