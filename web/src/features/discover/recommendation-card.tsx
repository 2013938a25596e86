import type { Recommendation } from '@gatehouse/contract/discover.ts';
import { Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { Card } from '#src/components/card-list.tsx';
import { ExternalLink } from '#src/components/external-link.tsx';
import { TextLink } from '#src/components/link.tsx';
import { StatusBadge } from '#src/components/status-badge.tsx';
import classes from '#src/features/discover/discover.module.css';

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

export const RecommendationCard = ({ recommendation }: { recommendation: Recommendation }) => {
  const { name, description, recommended, reason, pricing, providerSlug, alreadyHaveKey } = recommendation;
  return (
    <Card isMarked={recommended} foot={<Links {...recommendation} />}>
      <Group gap={10} justify="space-between" wrap="nowrap">
        <Group gap={10} wrap="nowrap" miw={0}>
          <BrandIcon slug={providerSlug ?? ''} />
          <Title order={3}>{name}</Title>
        </Group>
        {recommended && <StatusBadge tone="accent">Recommended</StatusBadge>}
      </Group>
      <Text size="sm">{description}</Text>
      <Text size="sm" className={classes.reason}>
        {reason}
      </Text>
      {pricing !== null && (
        <Text size="xs" c="dimmed">
          <VisuallyHidden>Pricing: </VisuallyHidden>
          {pricing}
        </Text>
      )}
      {alreadyHaveKey && <HasKey />}
    </Card>
  );
};
