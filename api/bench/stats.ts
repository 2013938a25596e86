/** The value below which the given share of the samples lies. */
export const quantile = (samples: readonly number[], share: number): number => {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const ms = (value: number): string => `${value.toFixed(2)} ms`;

/** One line of a result: median, 95th and 99th percentile. */
export const summary = (name: string, samples: readonly number[]): string =>
  `${name.padEnd(34)} median ${ms(quantile(samples, 0.5))}   p95 ${ms(quantile(samples, 0.95))}   p99 ${ms(quantile(samples, 0.99))}   (${samples.length} calls)`;

/** Milliseconds that one run of the work takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
