import type { CallCounts } from '@gatehouse/contract/call-counts.ts';

/** What is counted. */
interface Counted {
  calls: number;
  failures: number;
}

export const sumOf = (counted: readonly Counted[]): Counted => ({
  calls: counted.reduce((sum, { calls }) => sum + calls, 0),
  failures: counted.reduce((sum, { failures }) => sum + failures, 0),
});

/** So many bars are drawn; the last one is all others together. */
const MOST_DRAWN = 8;

/** A name for each, also where two providers have the same one. */
const named = (providers: CallCounts['providers']) => {
  const seen = new Map<string, number>();
  return providers.map(({ providerId, providerName, calls, failures }) => {
    const name = providerId === null ? 'Without a key' : providerName;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { name: count === 1 ? name : `${name} (${count})`, calls, failures, succeeded: calls - failures };
  });
};

/** Every provider, and the bars that are drawn of them. */
export const providerRows = (providers: CallCounts['providers']) => {
  const all = named(providers);
  if (all.length <= MOST_DRAWN) return { all, drawn: all };
  const others = all.slice(MOST_DRAWN - 1);
  const sum = sumOf(others);
  const rest = { ...sum, name: `${others.length} others`, succeeded: sum.calls - sum.failures };
  return { all, drawn: [...all.slice(0, MOST_DRAWN - 1), rest] };
};
