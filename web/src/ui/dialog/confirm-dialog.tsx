import { Box, Button, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { DialogFooter } from '#src/ui/dialog/dialog-footer.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title?: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** What it happens to, if the text alone does not identify it. */
  subject?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** True while the action runs: the dialog stays open. */
  isBusy?: boolean;
  tone?: 'destructive' | 'accent';
}

/** A dialog returns the focus to what has opened it a moment after it has closed, in ms. */
const RETURNED = 50;

/** Where the button that has opened the dialog was removed by the action, the heading gets the focus. */
const keepFocus = (): void => {
  setTimeout(() => document.activeElement === document.body && focusHeading(), RETURNED);
};

/** Asks before an action that cannot be undone. The focus starts on Cancel, so pressing Enter does no harm. */
export const ConfirmDialog = ({
  opened,
  onClose,
  title = 'Are you absolutely sure?',
  children,
  subject,
  confirmLabel = 'Delete',
  cancelLabel = 'Cancel',
  onConfirm,
  isBusy = false,
  tone = 'destructive',
}: ConfirmDialogProps) => (
  <Modal
    opened={opened}
    onClose={() => !isBusy && onClose()}
    onExitTransitionEnd={keepFocus}
    title={title}
    withCloseButton={false}
  >
    <Text size="sm" c="dimmed">
      {children}
    </Text>
    {subject !== undefined && <Box mt="md">{subject}</Box>}
    <Box h="lg" />
    <DialogFooter>
      <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
        {cancelLabel}
      </Button>
      <BusyButton color={tone === 'destructive' ? 'red' : 'accent'} onClick={onConfirm} isBusy={isBusy}>
        {confirmLabel}
      </BusyButton>
    </DialogFooter>
  </Modal>
);
