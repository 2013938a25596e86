import { Button, VisuallyHidden } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';

interface ClearButtonProps {
  /** What is cleared, for a screen reader: `the requirements and the recommendations`. */
  what: string;
  onClear: () => void;
}

/** Clears what a screen has kept of an earlier visit. */
export const ClearButton = ({ what, onClear }: ClearButtonProps) => (
  <Button
    variant="subtle"
    color="gray"
    size="xs"
    leftSection={<IconEraser size={14} stroke={1.75} aria-hidden />}
    onClick={onClear}
  >
    Clear<VisuallyHidden> {what}</VisuallyHidden>
  </Button>
);
