import { areCompanions, type Term } from '#src/terms.ts';

/** What has examples, and how many. */
export type Label = { name: string; examples: number };
/** How many examples of a label have a term; the label by its position. */
export type Count = readonly [label: number, examples: number];
export type Counts = { labels: Label[]; byTerm: Map<string, Count[]> };

/** Two words that are near each other in one example only are a chance, and there are more of them than of all other terms. */
const LEAST_COMPANIONS = 2;

/** Counts the terms of examples, each once for an example. */
export const countExamples = (examples: Iterable<{ label: string; terms: readonly Term[] }>): Counts => {
  const labels: Label[] = [];
  const positions = new Map<string, number>();
  const byTerm = new Map<string, Map<number, number>>();
  for (const { label, terms } of examples) {
    const at = positions.get(label) ?? labels.push({ name: label, examples: 0 }) - 1;
    positions.set(label, at);
    const one = labels[at];
    if (one !== undefined) one.examples += 1;
    for (const { name } of terms) {
      const counts = byTerm.get(name) ?? new Map<number, number>();
      byTerm.set(name, counts.set(at, (counts.get(at) ?? 0) + 1));
    }
  }
  const isKept = (name: string, counts: ReadonlyMap<number, number>): boolean =>
    !areCompanions({ name }) || counts.values().reduce((sum, count) => sum + count, 0) >= LEAST_COMPANIONS;
  const kept = [...byTerm].filter(([name, counts]) => isKept(name, counts));
  return { labels, byTerm: new Map(kept.map(([name, counts]) => [name, [...counts]])) };
};
