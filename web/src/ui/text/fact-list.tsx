import type { ReactNode } from 'react';
import classes from '#src/ui/text/fact-list.module.css';

/** A list of names and values that describe one thing. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <dl className={classes.list}>{children}</dl>
);

export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
