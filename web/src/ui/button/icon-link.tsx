import { ActionIcon } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from '#src/ui/button/icon-action.module.css';

interface IconLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The accessible name: where it leads, in full, as in `Test Production key`. */
  label: string;
  hint?: string;
  icon: TablerIcon;
  ref?: Ref<HTMLAnchorElement>;
}

const IconLinkHost = ({ label, hint = label, icon: Icon, ...anchor }: IconLinkProps) => (
  <ActionIcon
    {...anchor}
    component="a"
    size={28}
    className={classes.action}
    data-tone="neutral"
    aria-label={label}
    data-hint={hint}
  >
    <Icon size={16} stroke={1.75} aria-hidden />
  </ActionIcon>
);

/** Like IconAction, but a link: it can be opened in a new tab. */
export const IconLink = createLink(IconLinkHost);
