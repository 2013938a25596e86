import { ActionIcon } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import classes from '#src/ui/button/icon-action.module.css';
import { LoaderMark } from '#src/ui/feedback/loader.tsx';
import { TONE_COLOR, type Tone } from '#src/ui/feedback/status-badge.tsx';

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

interface IconActionProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** The accessible name: what it does and to what, as in `Delete Production key`. */
  label: string;
  /** The tooltip, if it should be shorter than the label; none if it is empty. */
  hint?: string;
  icon: TablerIcon;
  /** `warning` adds a tint: the action is due. `destructive` turns red only on hover or focus. */
  tone?: Tone;
  /** The action is still running: a loader replaces the icon, and pressing the button does nothing. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** An icon button with a tooltip. Like BusyButton, it keeps the focus while it is busy. */
export const IconAction = ({
  label,
  hint = label,
  icon: Icon,
  onClick,
  tone = 'neutral',
  isBusy = false,
  ref,
  ...button
}: IconActionProps) => (
  <ActionIcon
    {...button}
    ref={ref}
    size={28}
    variant={tone === 'warning' ? 'light' : 'subtle'}
    color={TONE_COLOR[tone]}
    className={classes.action}
    data-tone={tone}
    aria-label={label}
    data-hint={hint || undefined}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? undefined : onClick}
  >
    {isBusy ? <LoaderMark color="currentColor" /> : <Icon size={16} stroke={1.75} aria-hidden />}
  </ActionIcon>
);
