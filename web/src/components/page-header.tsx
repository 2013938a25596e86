import { Box, Group, Text, Title } from '@mantine/core';
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
    <Box miw={0}>
      <Title order={1} tabIndex={-1} className={classes.title}>
        {title}
      </Title>
      {description !== undefined && (
        <Text size="sm" c="dimmed" mt={4} maw={640} className={classes.description}>
          {description}
        </Text>
      )}
    </Box>
    {actions !== undefined && <Group gap="xs">{actions}</Group>}
  </header>
);
