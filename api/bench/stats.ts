import { cpus, loadavg } from 'node:os';

/** The value below which the given share of the samples is. */
export const quantile = (samples: readonly number[], share: number): number => {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const ms = (value: number): string => `${value.toFixed(2)} ms`;

/** One line of a result: median, 95th and 99th percentile. */
export const summary = (name: string, samples: readonly number[]): string =>
  `${name.padEnd(34)} median ${ms(quantile(samples, 0.5))}   p95 ${ms(quantile(samples, 0.95))}   p99 ${ms(quantile(samples, 0.99))}   (${samples.length} calls)`;

/** Duration of one run of the work, in ms. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** One value for each measured version, `before` first, and their ratio if there are two. */
export const columns = (name: string, values: readonly number[], unit: string): string => {
  const cells = values.map((value, index) => {
    const heading = values.length > 1 ? (index === 0 ? 'before ' : 'now ') : '';
    return `${heading}${value.toFixed(unit === 'ms' ? 2 : 0)} ${unit}`.padEnd(20);
  });
  const [before, after] = values;
  const ratio =
    before === undefined || after === undefined ? '' : `now/before ${(after / before).toFixed(2)}`;
  return `${name.padEnd(44)} ${cells.join('')}${ratio}`.trimEnd();
};

/** Prints the machine's load, without which times mean little. */
export const printLoad = (): void =>
  console.log(
    `Load of the machine over the last minute: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}`,
  );

/** Runs the works in turn, so that all see the same machine state. @returns the times of each, without the warm-up */
export const inTurn = async (
  works: Record<string, () => Promise<unknown>>,
  { warmUp, calls }: { warmUp: number; calls: number },
): Promise<Record<string, number[]>> => {
  const samples: Record<string, number[]> = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let round = 0; round < warmUp + calls; round += 1) {
    for (const [name, work] of Object.entries(works)) {
      const time = await timed(work);
      if (round >= warmUp) samples[name]?.push(time);
    }
  }
  return samples;
};
