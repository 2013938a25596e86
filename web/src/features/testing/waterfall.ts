import type { Timings } from '@gatehouse/contract/testing.ts';

export interface Phase {
  id: keyof Timings;
  label: string;
  /** Null if the phase did not happen; `note` then says why. */
  ms: number | null;
  note?: 'Reused connection' | 'Skipped';
  /** Where the bar starts and how long it is, as shares (0 to 1) of all phases together. */
  start: number;
  share: number;
}

const LABELS: readonly [keyof Timings, string][] = [
  ['dns', 'DNS lookup'],
  ['connect', 'Connect'],
  ['tls', 'TLS handshake'],
  ['firstByte', 'First byte'],
  ['download', 'Download'],
];

const isSetUp = (id: keyof Timings): boolean => id === 'dns' || id === 'connect' || id === 'tls';

/** The phases of a call in order. A phase that did not happen has no length. */
export const waterfall = (timings: Timings): Phase[] => {
  const total = LABELS.reduce((sum, [id]) => sum + (timings[id] ?? 0), 0);
  const isReused = timings.connect === null && timings.firstByte !== null;
  let before = 0;
  return LABELS.map(([id, label]): Phase => {
    const ms = timings[id];
    const start = total === 0 ? 0 : before / total;
    if (ms === null)
      return {
        id,
        label,
        ms,
        note: isReused && isSetUp(id) ? 'Reused connection' : 'Skipped',
        start,
        share: 0,
      };
    before += ms;
    return { id, label, ms, start, share: total === 0 ? 0 : ms / total };
  });
};
