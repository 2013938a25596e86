import { useLocalStorage } from '@mantine/hooks';
import { type BenchLayout, FIRST_SHARE, toShare } from '#src/features/testing/bench-share.ts';
import { preferenceKey } from '#src/lib/browser-storage.ts';

/** From this width on there is room for the pane too, in px. */
const ROOMY = 1600;

const firstLayout = (): BenchLayout => ({
  isStacked: false,
  share: FIRST_SHARE,
  hasPane: window.innerWidth >= ROOMY,
  paneView: 'saved',
});

/** What was stored, or the layout of the first visit. */
const readLayout = (stored: string | undefined): BenchLayout => {
  try {
    const { isStacked, share, hasPane, paneView } = JSON.parse(stored ?? '') as Partial<BenchLayout>;
    const first = firstLayout();
    return {
      isStacked: isStacked === true,
      share: toShare(Number.isFinite(share) ? Number(share) : first.share),
      hasPane: typeof hasPane === 'boolean' ? hasPane : first.hasPane,
      paneView: paneView === 'history' ? paneView : 'saved',
    };
  } catch {
    return firstLayout();
  }
};

/** The layout, remembered by this browser. */
export const useBenchLayout = (): [BenchLayout, (change: Partial<BenchLayout>) => void] => {
  const [layout, setLayout] = useLocalStorage<BenchLayout>({
    key: preferenceKey('bench'),
    defaultValue: firstLayout(),
    getInitialValueInEffect: false,
    deserialize: readLayout,
  });
  return [layout, (change) => setLayout((before) => ({ ...before, ...change }))];
};
