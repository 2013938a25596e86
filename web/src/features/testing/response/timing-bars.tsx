import type { Timings } from '@gatehouse/contract/testing.ts';
import { VisuallyHidden } from '@mantine/core';
import classes from '#src/features/testing/response/response.module.css';
import { formatMs } from '#src/lib/format.ts';

interface Phase {
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

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

interface TimingBarsProps {
  timings: Timings;
  /** From the start of the call to the last byte of the response. */
  totalMs: number;
}

/** The phases of a call as bars, each starting where the one before it ends. */
export const TimingBars = ({ timings, totalMs }: TimingBarsProps) => (
  <table className={classes.waterfall}>
    <caption>
      <VisuallyHidden>Timing of the call by phase</VisuallyHidden>
    </caption>
    <tbody>
      {waterfall(timings).map(({ id, label, ms, note, start, share }) => (
        <tr key={id} data-skipped={ms === null}>
          <th scope="row">{label}</th>
          <td>
            <div className={classes.track} aria-hidden="true">
              {ms !== null && (
                <div
                  className={classes.bar}
                  data-phase={id}
                  style={{ insetInlineStart: percent(start), width: percent(share) }}
                />
              )}
            </div>
          </td>
          <td>{ms === null ? note : formatMs(ms)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td />
        <td>{formatMs(totalMs)}</td>
      </tr>
    </tfoot>
  </table>
);
