import type { Integration } from '@gatehouse/contract/marketplace.ts';
import { DIFFICULTY_COLORS, type Difficulty } from '@gatehouse/contract/plain/marketplace-options.ts';
import { Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import classes from '#src/features/marketplace/marketplace.module.css';
import { ProviderList } from '#src/features/marketplace/provider-list.tsx';
import { TagList } from '#src/features/marketplace/tag-list.tsx';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { StatusBadge, TONE_COLOR, type Tone } from '#src/ui/feedback/status-badge.tsx';
import { Card } from '#src/ui/table/card-list.tsx';

/** The tone that has the color of the difficulty. */
const toneOf = (difficulty: Difficulty): Tone => {
  const color = DIFFICULTY_COLORS[difficulty];
  return (Object.keys(TONE_COLOR) as Tone[]).find((tone) => TONE_COLOR[tone] === color) ?? 'neutral';
};

export const DifficultyBadge = ({ difficulty }: { difficulty: Difficulty }) => (
  <StatusBadge tone={toneOf(difficulty)}>
    <VisuallyHidden>Difficulty: </VisuallyHidden>
    {difficulty}
  </StatusBadge>
);

interface IntegrationCardProps {
  integration: Integration;
  /** Shows the code. */
  onOpen: () => void;
}

export const IntegrationCard = ({ integration, onOpen }: IntegrationCardProps) => {
  const { name, description, difficulty, isPopular, tags, providers } = integration;
  return (
    <Card
      head={
        <Group gap="xs" justify="space-between" align="flex-start" wrap="nowrap">
          <Title order={2} size="h3">
            {name}
          </Title>
          <Group gap={6} wrap="nowrap" className={classes.badges}>
            {isPopular && <StatusBadge tone="accent">Popular</StatusBadge>}
            <DifficultyBadge difficulty={difficulty} />
          </Group>
        </Group>
      }
      foot={
        <ActionButton variant="default" size="xs" icon={IconCode} aria-haspopup="dialog" onClick={onOpen}>
          View Code<VisuallyHidden> of {name}</VisuallyHidden>
        </ActionButton>
      }
    >
      <Text size="sm">{description}</Text>
      <TagList tags={tags} of={name} />
      <ProviderList slugs={providers} />
    </Card>
  );
};
