import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { ProgressLineView } from '#src/components/progress-line-view.tsx';
import { loadOnce } from '#src/lib/load-once.ts';
import { useIsProgressShown } from '#src/lib/progress-line.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

const view = loadOnce(async () => (await import('#src/components/progress-line-view.tsx')).ProgressLineView);

/** The progress line at the top, loaded when the browser is idle, or at the latest when it is first shown. */
export const ProgressLine = () => {
  const isShown = useIsProgressShown();
  const [View, setView] = useState<ComponentType<ComponentProps<typeof ProgressLineView>>>();
  useEffect(() => {
    const load = () =>
      view.load().then(
        (loaded) => setView(() => loaded),
        // The screen works without the line; the next wait tries again.
        () => undefined,
      );
    return isShown ? void load() : whenIdle(load);
  }, [isShown]);
  return View !== undefined && <View isShown={isShown} />;
};
