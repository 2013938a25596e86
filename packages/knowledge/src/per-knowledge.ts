import type { Knowledge } from '#src/open-knowledge.ts';

/** A function that computes its answer once for each open file, which does not change while it is open. */
export const perKnowledge = <T>(compute: (knowledge: Knowledge) => T): ((knowledge: Knowledge) => T) => {
  const known = new WeakMap<Knowledge, { value: T }>();
  return (knowledge) => {
    const found = known.get(knowledge) ?? { value: compute(knowledge) };
    known.set(knowledge, found);
    return found.value;
  };
};
