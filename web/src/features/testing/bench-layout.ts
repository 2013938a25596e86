import { useLocalStorage } from '@mantine/hooks';
import { type BenchLayout, toShare } from '#src/features/testing/bench-share.ts';
import { preferenceKey } from '#src/lib/browser-storage.ts';

const FIRST: BenchLayout = { isStacked: false, share: 45 };

/** What was stored, or the layout of the first visit. */
const readLayout = (stored: string | undefined): BenchLayout => {
  try {
    const { isStacked, share } = JSON.parse(stored ?? '') as Partial<BenchLayout>;
    return {
      isStacked: isStacked === true,
      share: toShare(Number.isFinite(share) ? Number(share) : FIRST.share),
    };
  } catch {
    return FIRST;
  }
};

/** The layout, remembered by this browser. */
export const useBenchLayout = (): [BenchLayout, (change: Partial<BenchLayout>) => void] => {
  const [layout, setLayout] = useLocalStorage<BenchLayout>({
    key: preferenceKey('bench'),
    defaultValue: FIRST,
    getInitialValueInEffect: false,
    deserialize: readLayout,
  });
  return [layout, (change) => setLayout((before) => ({ ...before, ...change }))];
};
