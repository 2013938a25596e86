import { Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './tip-card.module.css';

interface TipCardProps {
  icon: TablerIcon;
  title: string;
  children: ReactNode;
}

/** A piece of advice. */
export const TipCard = ({ icon: Icon, title, children }: TipCardProps) => (
  <li className={classes.tip}>
    <Icon size={18} stroke={1.6} aria-hidden className={classes.icon} />
    <div>
      <Text component="h3" size="sm" fw={600}>
        {title}
      </Text>
      <Text size="sm" c="dimmed" mt={2}>
        {children}
      </Text>
    </div>
  </li>
);

/** A list of tips, side by side if they fit. */
export const TipList = ({ children }: { children: ReactNode }) => (
  <div className={classes.container}>
    <ul className={classes.list}>{children}</ul>
  </div>
);
