import { Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from '#src/ui/layout/action-card.module.css';

interface ActionCardProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon: TablerIcon;
  title: string;
  text: string;
  ref?: Ref<HTMLAnchorElement>;
}

const ActionCardHost = ({ icon: Icon, title, text, ...anchor }: ActionCardProps) => (
  <a {...anchor} className={classes.card}>
    <Icon size={18} stroke={1.6} aria-hidden className={classes.icon} />
    <span>
      <Text component="span" size="sm" fw={500} display="block">
        {title}
      </Text>
      <Text component="span" size="xs" c="dimmed" display="block">
        {text}
      </Text>
    </span>
  </a>
);

/** A large link to another screen, easy to see at a glance. */
export const ActionCard = createLink(ActionCardHost);
