import { Box, Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { BusyButton } from '#src/components/busy-button.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** What it happens to, where the sentence alone does not tell it from others. */
  subject?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** True while it runs: the dialog then stays. */
  pending?: boolean;
  tone?: 'destructive' | 'accent';
}

/** Asks before an act that cannot be taken back. The focus starts on Cancel, so that Enter alone does no harm. */
export const ConfirmDialog = ({
  opened,
  onClose,
  title,
  children,
  subject,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  pending = false,
  tone = 'destructive',
}: ConfirmDialogProps) => (
  <Modal opened={opened} onClose={() => !pending && onClose()} title={title} withCloseButton={false}>
    <Text size="sm" c="dimmed">
      {children}
    </Text>
    {subject !== undefined && <Box mt="md">{subject}</Box>}
    <Group justify="flex-end" gap="xs" mt="lg">
      <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
        {cancelLabel}
      </Button>
      <BusyButton color={tone === 'destructive' ? 'red' : 'accent'} onClick={onConfirm} isBusy={pending}>
        {confirmLabel}
      </BusyButton>
    </Group>
  </Modal>
);
