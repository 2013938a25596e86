import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#src/features/research/research.module.css';

interface LineProps {
  /** A status or method before it; the same width in every line. */
  mark: ReactNode;
  /** A URL or a path. */
  what: ReactNode;
  /** A note about it: below it, or beside it if there is room. */
  note: string;
  /** At the end of the line. */
  action?: ReactNode;
}

/** One URL or path. Compact, because lists of them are long. */
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

export const LineList = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.lines}>
    <ul aria-label={label}>{children}</ul>
  </div>
);
