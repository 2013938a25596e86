import type { QualityFacts } from '#schema/quality.ts';
import { factOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';
import { perKnowledge } from '#src/per-knowledge.ts';

const qualities = perKnowledge(
  (knowledge) =>
    new Map((factOf<QualityFacts[]>(knowledge, 'qualities', 'all') ?? []).map((one) => [one.name, one])),
);

/** Something that people want from an API besides what it does, by its name. */
export const qualityNamed = (knowledge: Knowledge, name: string): QualityFacts | undefined =>
  qualities(knowledge).get(name);
