import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  /** Buttons on the right; the primary one last. */
  actions?: ReactNode;
}

/** The only h1 of a screen. It gets the focus after a navigation, hence the tabindex. */
export const PageHeader = ({ title, description, actions }: PageHeaderProps) => (
  <header className={classes.header}>
    <div>
      <Title order={1} tabIndex={-1} className={classes.title}>
        {title}
      </Title>
      {description !== undefined && (
        <Text size="sm" c="dimmed">
          {description}
        </Text>
      )}
    </div>
    {actions !== undefined && <Group gap="xs">{actions}</Group>}
  </header>
);
