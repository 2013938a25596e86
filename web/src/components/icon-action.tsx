import { ActionIcon, Loader } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { Ref } from 'react';
import classes from '#src/components/icon-action.module.css';
import { TONE_COLOR, type Tone } from '#src/components/status-badge.tsx';

interface IconActionProps {
  /** What it does and to what: `Delete Production key`. Its name for screen readers. */
  label: string;
  /** What the tooltip says, where the label is longer than eyes need. */
  hint?: string;
  icon: TablerIcon;
  onClick: () => void;
  /** `warning` draws a tint: the action is due. `destructive` turns red only when it is pointed at or focused. */
  tone?: Tone;
  /** What it started still runs: a loader takes the place of the icon, and pressing it does nothing. */
  pending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon, with its name as a tooltip. It keeps the focus while pending, as BusyButton does. */
export const IconAction = ({
  label,
  hint = label,
  icon: Icon,
  onClick,
  tone = 'neutral',
  pending = false,
  ref,
}: IconActionProps) => (
  <ActionIcon
    ref={ref}
    size={28}
    variant={tone === 'warning' ? 'light' : 'subtle'}
    color={TONE_COLOR[tone]}
    className={classes.action}
    data-tone={tone}
    aria-label={label}
    data-hint={hint}
    aria-disabled={pending || undefined}
    onClick={pending ? undefined : onClick}
  >
    {pending ? (
      <Loader size={14} color="currentColor" aria-hidden />
    ) : (
      <Icon size={16} stroke={1.75} aria-hidden />
    )}
  </ActionIcon>
);
