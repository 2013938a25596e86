import { PaneButton } from '#src/features/testing/pane/pane-button.tsx';
import type { PaneProps } from '#src/features/testing/pane/pane-content.tsx';
import { TabStrip } from '#src/features/testing/tabs/tab-strip.tsx';
import type { TestRun } from '#src/features/testing/test-run.ts';

interface StripProps extends PaneProps {
  runs: ReadonlyMap<number, TestRun>;
}

/** Above the request: the button of the pane, and the requests that are open. */
export const Strip = ({ runs, ...pane }: StripProps) => (
  <>
    <PaneButton {...pane} />
    <TabStrip runs={runs} />
  </>
);
