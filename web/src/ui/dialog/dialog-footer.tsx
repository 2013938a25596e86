import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#src/ui/dialog/dialog-footer.module.css';

interface DialogFooterProps {
  /** Above the buttons: what keeps the dialog from doing what they say. */
  note?: ReactNode;
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** The buttons of a dialog, at its end. They stay in view while what is above them scrolls, as the title does. */
export const DialogFooter = ({ note, children }: DialogFooterProps) => (
  <div className={classes.footer} data-dialog-footer>
    {note !== undefined && <div className={classes.note}>{note}</div>}
    <Group justify="flex-end" gap="xs">
      {children}
    </Group>
  </div>
);
