import type { PastedKey } from '@gatehouse/secrets/pasted-key.ts';
import { Button, Group, Text } from '@mantine/core';

interface PastedNoteProps {
  /** What is cut off; undefined if the text is stored as it is. */
  cut: PastedKey | undefined;
  isExact: boolean;
  onExact: (isExact: boolean) => void;
}

/** Says which part of a pasted text is stored, and lets the user store all of it. */
export const PastedNote = ({ cut, isExact, onExact }: PastedNoteProps) => {
  if (cut === undefined && !isExact) return null;
  const from = cut?.before === '' ? undefined : cut?.before;
  const taken =
    from === undefined
      ? 'What surrounds the key is left out.'
      : `Taken from ${from}…: only the value is stored.`;
  return (
    <Group gap="xs" wrap="nowrap" mt={6} align="center">
      <Text size="xs" c="dimmed" flex={1} style={{ overflowWrap: 'anywhere' }}>
        {isExact ? 'The text is stored exactly as it was pasted.' : taken}
      </Text>
      <Button variant="subtle" size="compact-xs" onClick={() => onExact(!isExact)}>
        {isExact ? 'Store only the key' : 'Use the text as pasted'}
      </Button>
    </Group>
  );
};
