import { Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

/** Two columns from 1440 px on, one below: a form takes the width of the screen if it has these. */
export const WideColumns = ({ children }: { children: ReactNode }) => (
  <div className={classes.columns} data-wide="">
    {children}
  </div>
);

interface SectionProps {
  title?: ReactNode;
  description?: ReactNode;
  /** To the right of the title. */
  actions?: ReactNode;
  /** The content reaches the border: for tables and lists that have their own padding. */
  flush?: boolean;
  /** Heading level of the title. */
  order?: 2 | 3;
  children: ReactNode;
}

/** A card: part of a screen, with a title and a thin border. */
export const Section = ({
  title,
  description,
  actions,
  flush = false,
  order = 2,
  children,
}: SectionProps) => {
  const titleId = useId();
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <section className={classes.section} aria-labelledby={title === undefined ? undefined : titleId}>
      {hasHead && (
        <header className={classes.head}>
          <div>
            {title !== undefined && (
              <Title order={order} size="h2" id={titleId}>
                {title}
              </Title>
            )}
            {description !== undefined && (
              <Text size="sm" c="dimmed">
                {description}
              </Text>
            )}
          </div>
          {actions !== undefined && <Group gap="xs">{actions}</Group>}
        </header>
      )}
      <div className={flush ? classes.flush : classes.body}>{children}</div>
    </section>
  );
};
