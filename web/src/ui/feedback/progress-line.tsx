import { loadExport, useLoaded } from '#src/lib/load-once.ts';
import { useIsProgressShown } from '#src/ui/feedback/shown-progress.ts';

const view = loadExport(() => import('#src/ui/feedback/progress-line-view.tsx'), 'ProgressLineView');

/** The progress line at the top. Waiting works without it. */
export const ProgressLine = () => {
  const isShown = useIsProgressShown();
  const View = useLoaded(view, isShown);
  return View !== undefined && <View isShown={isShown} />;
};
