import type { Timings } from '@gatehouse/contract/testing.ts';
import { VisuallyHidden } from '@mantine/core';
import classes from '#src/features/testing/response.module.css';
import { waterfall } from '#src/features/testing/waterfall.ts';
import { formatMs } from '#src/lib/format.ts';

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
