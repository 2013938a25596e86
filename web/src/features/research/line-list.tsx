import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#src/features/research/research.module.css';

interface LineProps {
  /** A word or two before it, all as wide: a status, a method. */
  mark: ReactNode;
  /** An address or a path. */
  what: ReactNode;
  /** What is to be said of it: below, or beside where there is room. */
  note: string;
  /** At its end. */
  action?: ReactNode;
}

/** One address, dense: many of them stand below each other. */
export const Line = ({ mark, what, note, action }: LineProps) => (
  <li className={classes.line}>
    <span className={classes.mark}>{mark}</span>
    <div className={classes.about}>
      <Text component="div" size="xs" ff="monospace">
        {what}
      </Text>
      {note !== '' && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </div>
    {action}
  </li>
);

interface LineListProps {
  label: string;
  children: ReactNode;
}

export const LineList = ({ label, children }: LineListProps) => (
  <div className={classes.lines}>
    <ul aria-label={label}>{children}</ul>
  </div>
);
