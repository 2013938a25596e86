import { useLocalStorage } from '@mantine/hooks';
import { preferenceKey } from '#src/lib/browser-storage.ts';

/** How request and response share a wide window. */
export interface BenchLayout {
  /** One above the other, and not side by side. */
  isStacked: boolean;
  /** How much of it the request has, in percent. */
  share: number;
}

export const SHARES = { min: 20, max: 80 } as const;

const FIRST: BenchLayout = { isStacked: false, share: 45 };

export const toShare = (percent: number): number =>
  Math.round(Math.min(SHARES.max, Math.max(SHARES.min, percent)));

/** What was stored, or the layout of the first visit. */
export const readLayout = (stored: string | undefined): BenchLayout => {
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
