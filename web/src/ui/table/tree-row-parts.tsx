import { VisuallyHidden } from '@mantine/core';
import { IconChevronRight, IconFolder } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#src/ui/table/tree-list.module.css';

/** The method of a request. */
export const RowMethod = ({ children }: { children: ReactNode }) => (
  <span className={classes.method}>{children}</span>
);

interface RowNameProps {
  /** What the tooltip says, if it is more than the name. */
  hint?: string;
  children: ReactNode;
}

/** What a row is called. */
export const RowName = ({ hint, children }: RowNameProps) => (
  <span className={classes.name} data-hint={hint} data-cut={hint === undefined ? '' : undefined}>
    {children}
  </span>
);

/** What else is said of it: it goes first where there is little room. */
export const RowNote = ({ children }: { children: ReactNode }) => (
  <span className={classes.note}>{children}</span>
);

/** What stands in front of the name of a folder. */
export const FolderMark = ({ isOpen }: { isOpen: boolean }) => (
  <>
    <IconChevronRight size={14} stroke={1.75} aria-hidden className={classes.chevron} data-open={isOpen} />
    <IconFolder size={14} stroke={1.75} aria-hidden className={classes.icon} />
    <VisuallyHidden>Folder</VisuallyHidden>
  </>
);
