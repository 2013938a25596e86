import { loadOnce } from '#src/lib/load-once.ts';
import { useIsProgressShown } from '#src/lib/progress-line.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';

const view = loadOnce(async () => (await import('#src/components/progress-line-view.tsx')).ProgressLineView);

/** The progress line at the top. Waiting works without it. */
export const ProgressLine = () => {
  const isShown = useIsProgressShown();
  const View = useLoaded(view, isShown);
  return View !== undefined && <View isShown={isShown} />;
};
