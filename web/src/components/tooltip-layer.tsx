import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { TooltipView } from '#src/components/tooltip-view.tsx';
import { loadOnce } from '#src/lib/load-once.ts';
import { type PointedAt, watchPointedAt } from '#src/lib/pointed-at.ts';

const view = loadOnce(async () => (await import('#src/components/tooltip-view.tsx')).TooltipView);

/**
 * The one tooltip of the page. It shows what stands in `data-hint` of the element that is pointed at or focused: a
 * tooltip of its own for each button would be a third of the cost of a long table.
 */
export const TooltipLayer = () => {
  const [View, setView] = useState<ComponentType<ComponentProps<typeof TooltipView>>>();
  const [shown, setShown] = useState<PointedAt | null>(null);
  useEffect(() => {
    const load = (): void => {
      view.load().then(
        (loaded) => setView(() => loaded),
        // Each such button has its label too; the next one that is pointed at tries again.
        () => undefined,
      );
    };
    return watchPointedAt(load, setShown);
  }, []);
  return View !== undefined && <View shown={shown} />;
};
