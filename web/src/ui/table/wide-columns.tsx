import type { ReactNode } from 'react';
import classes from '#src/ui/table/wide-columns.module.css';

/** Two columns from 1440 px on, one below: a form takes the width of the screen if it has these. */
export const WideColumns = ({ children }: { children: ReactNode }) => (
  <div className={classes.columns} data-wide="">
    {children}
  </div>
);
