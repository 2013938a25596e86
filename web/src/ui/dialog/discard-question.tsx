import { Button, Group, Text } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';

interface DiscardQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before typed text is discarded. The focus starts on the button that keeps it. */
export const DiscardQuestion = ({ onKeep, onDiscard }: DiscardQuestionProps) => {
  const titleId = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Group role="alertdialog" aria-labelledby={titleId} justify="space-between" gap="xs" mt="xs">
      <Text id={titleId} size="sm" fw={500}>
        Discard what you typed?
      </Text>
      <Group gap="xs" ml="auto">
        <Button ref={keep} variant="default" onClick={onKeep}>
          Keep editing
        </Button>
        <Button color="red" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Group>
  );
};
