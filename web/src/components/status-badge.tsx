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
  /** More about it, for who points at it. */
  title?: string;
  children: ReactNode;
}

/** A word about a state. The word carries the meaning; the tone only repeats it. */
export const StatusBadge = ({ tone, title, children }: StatusBadgeProps) => (
  <Badge variant="light" color={TONE_COLOR[tone]} className={classes.badge} data-tone={tone} title={title}>
    {children}
  </Badge>
);
