import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { loadExport } from '#src/lib/load-once.ts';
import { type HintTarget, watchHintTarget } from '#src/ui/feedback/hint-target.ts';
import type { TooltipView } from '#src/ui/feedback/tooltip-view.tsx';

const view = loadExport(() => import('#src/ui/feedback/tooltip-view.tsx'), 'TooltipView');

/**
 * The only tooltip on the page. It shows the `data-hint` of the hovered or focused element. A tooltip per button would
 * take a third of the time to render a long table.
 */
export const TooltipLayer = () => {
  const [View, setView] = useState<ComponentType<ComponentProps<typeof TooltipView>>>();
  const [shown, setShown] = useState<HintTarget | null>(null);
  useEffect(() => {
    const load = (): void => {
      view.load().then(
        (loaded) => setView(() => loaded),
        // The buttons have labels too; the next hover or focus tries again.
        () => undefined,
      );
    };
    return watchHintTarget(load, setShown);
  }, []);
  return View !== undefined && <View shown={shown} />;
};
