import type { ReactNode } from 'react';
import classes from '#src/components/fact-list.module.css';

/** What is known of one thing, name by name. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <dl className={classes.list}>{children}</dl>
);

export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
