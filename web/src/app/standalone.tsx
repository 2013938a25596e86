import type { ReactNode } from 'react';
import { Brand } from '#src/app/brand.tsx';
import classes from '#src/app/standalone.module.css';

/** The layout of a page that opens in a window of its own, without navigation: its content in the middle. */
export const Standalone = ({ children }: { children: ReactNode }) => (
  <div className={classes.page}>
    <header>
      <Brand />
    </header>
    <main className={classes.main} tabIndex={-1}>
      {children}
    </main>
  </div>
);
