import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

export type Tone = 'success' | 'warning' | 'destructive' | 'neutral' | 'accent';

export const TONE_COLOR: Record<Tone, string> = {
  success: 'green',
  warning: 'yellow',
  destructive: 'red',
  neutral: 'gray',
  accent: 'accent',
};

interface StatusBadgeProps {
  tone: Tone;
  /** Details, shown on hover. */
  title?: string;
  children: ReactNode;
}

/** A short word for a state. The word has the meaning; the color only repeats it. */
export const StatusBadge = ({ tone, title, children }: StatusBadgeProps) => (
  <Badge variant="light" color={TONE_COLOR[tone]} className={classes.badge} data-tone={tone} title={title}>
    {children}
  </Badge>
);
