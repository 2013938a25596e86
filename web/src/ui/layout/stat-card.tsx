import { Skeleton, Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Tone } from '#src/ui/feedback/status-badge.tsx';
import classes from './stat-card.module.css';

interface StatCardProps {
  label: string;
  /** The figure; undefined while it loads. */
  value: ReactNode | undefined;
  /** One line below the figure, shown with it. */
  note?: ReactNode;
  icon: TablerIcon;
  /** Colors the icon if the figure needs attention. */
  tone?: Tone;
}

/** A figure with its label. */
export const StatCard = ({ label, value, note, icon: Icon, tone = 'neutral' }: StatCardProps) => (
  <dl className={classes.card}>
    <Text component="dt" size="sm" c="dimmed" className={classes.label}>
      {label}
      <Icon size={16} stroke={1.75} aria-hidden className={classes.icon} data-tone={tone} />
    </Text>
    <dd className={classes.value}>{value ?? <Skeleton height={20} width={56} />}</dd>
    {value === undefined && <dd className={classes.note} aria-hidden="true" />}
    {value !== undefined && note !== undefined && (
      <Text component="dd" size="xs" c="dimmed" className={classes.note}>
        {note}
      </Text>
    )}
  </dl>
);
