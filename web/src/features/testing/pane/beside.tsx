import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { BenchLayout, ChangeLayout } from '#src/features/testing/bench-share.ts';
import paneClasses from '#src/features/testing/pane/pane.module.css';
import type { TestRun } from '#src/features/testing/test-run.ts';
import classes from '#src/features/testing/testing.module.css';

// What nobody needs to see the screen: its place is kept.
const RequestPane = lazy(async () => ({
  default: (await import('#src/features/testing/pane/request-pane.tsx')).RequestPane,
}));
const Strip = lazy(async () => ({
  default: (await import('#src/features/testing/tabs/strip.tsx')).Strip,
}));

/** Changes when a call begins or ends. */
const phasesOf = (runs: ReadonlyMap<number, TestRun>): string =>
  [...runs].map(([id, { phase }]) => `${id} ${phase}`).join();

interface BesideProps {
  /** The request that is shown. */
  tabId: number;
  layout: BenchLayout;
  change: ChangeLayout;
  runs: ReadonlyMap<number, TestRun>;
  children: ReactNode;
}

/** The request, with the open ones above it and, if it is wanted, the pane on its left. */
export const Beside = ({ runs, children, ...shared }: BesideProps) => {
  const { hasPane } = shared.layout;
  const wasClosed = useRef(false);
  if (!hasPane) wasClosed.current = true;
  const pane = { ...shared, calls: phasesOf(runs) };
  return (
    <div className={classes.beside}>
      {hasPane && (
        <Suspense fallback={<div className={paneClasses.pane} />}>
          <RequestPane {...pane} isOpenAtFirst={!wasClosed.current} />
        </Suspense>
      )}
      <div className={classes.main}>
        <div className={classes.strip}>
          <Suspense>
            <Strip {...pane} runs={runs} />
          </Suspense>
        </div>
        {children}
      </div>
    </div>
  );
};
