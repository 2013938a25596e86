import type { Composition } from '@gatehouse/contract/compositions.ts';
import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconListDetails, IconPlayerPlay } from '@tabler/icons-react';
import { CompositionSteps } from '#src/features/marketplace/composition-steps.tsx';
import { TagList } from '#src/features/marketplace/tag-list.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Card } from '#src/ui/table/card-list.tsx';

interface CompositionCardProps {
  composition: Composition;
  isRunning: boolean;
  onDetails: () => void;
  onExecute: () => void;
}

export const CompositionCard = ({ composition, isRunning, onDetails, onExecute }: CompositionCardProps) => {
  const { name, description, tags, steps } = composition;
  const ofName = <VisuallyHidden> of {name}</VisuallyHidden>;
  return (
    <Card
      foot={
        <>
          <Button
            size="xs"
            leftSection={<IconPlayerPlay size={14} stroke={1.75} aria-hidden />}
            aria-haspopup="dialog"
            onClick={onExecute}
          >
            Execute<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconListDetails size={14} stroke={1.75} aria-hidden />}
            aria-haspopup="dialog"
            onClick={onDetails}
          >
            View Details{ofName}
          </Button>
        </>
      }
    >
      <Group gap="xs" justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={2} size="h3">
          {name}
        </Title>
        {isRunning && <StatusBadge tone="accent">Running</StatusBadge>}
      </Group>
      <Text size="sm">{description}</Text>
      <TagList tags={tags} of={name} />
      <CompositionSteps steps={steps} />
    </Card>
  );
};
