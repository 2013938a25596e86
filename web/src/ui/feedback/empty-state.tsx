import { EmptyState as MantineEmptyState } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  icon: TablerIcon;
  title?: string;
  text?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Shown instead of an empty list. */
export const EmptyState = ({ icon: Icon, title, text, action }: EmptyStateProps) => (
  <MantineEmptyState
    size="sm"
    icon={<Icon aria-hidden stroke={1.5} className={classes.icon} />}
    title={title}
    description={text}
    className={classes.state}
    classNames={{
      indicator: classes.indicator,
      title: classes.title,
      description: classes.text,
      actions: classes.actions,
    }}
  >
    {action !== undefined && <MantineEmptyState.Actions>{action}</MantineEmptyState.Actions>}
  </MantineEmptyState>
);
