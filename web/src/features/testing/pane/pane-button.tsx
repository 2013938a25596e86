import { IconLayoutSidebar } from '@tabler/icons-react';
import { useState } from 'react';
import { IS_BENCH, PANE } from '#src/features/testing/bench-share.ts';
import { focusEndpoint } from '#src/features/testing/form-actions.ts';
import type { PaneProps } from '#src/features/testing/pane/pane-content.tsx';
import { loadExport } from '#src/lib/load-once.ts';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { useScreenKeys } from '#src/ui/form/screen-keys.ts';
import { shortcutText } from '#src/ui/text/key-hint.tsx';

const drawer = loadExport(() => import('#src/features/testing/pane/pane-drawer.tsx'), 'PaneDrawer');

/** Opens and closes the pane. */
export const PaneButton = (props: PaneProps) => {
  const { layout, change } = props;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const toggle = (): void => {
    if (!window.matchMedia(IS_BENCH).matches) setDrawerOpen(!isDrawerOpen);
    else {
      change({ hasPane: !layout.hasPane });
      if (layout.hasPane) focusEndpoint();
    }
  };
  useScreenKeys({ 'alt+B': toggle });
  return (
    <>
      <IconAction
        label="Open a request"
        hint={`Open a request  ${shortcutText(['Alt', 'B'])}`}
        icon={IconLayoutSidebar}
        aria-expanded={layout.hasPane}
        aria-controls={layout.hasPane ? PANE : undefined}
        onClick={toggle}
      />
      <LazyDialog code={drawer} {...props} opened={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
    </>
  );
};
