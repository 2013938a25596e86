import { Box, Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';

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
  <Modal
    opened={opened}
    onClose={onClose}
    title={title}
    withCloseButton={false}
    closeOnEscape={!pending}
    closeOnClickOutside={!pending}
  >
    <Text size="sm" c="dimmed">
      {children}
    </Text>
    {subject !== undefined && <Box mt="md">{subject}</Box>}
    <Group justify="flex-end" gap="xs" mt="lg">
      <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
        {cancelLabel}
      </Button>
      <Button color={tone === 'destructive' ? 'red' : 'accent'} onClick={onConfirm} loading={pending}>
        {confirmLabel}
      </Button>
    </Group>
  </Modal>
);
