import type { WrittenStep } from '#schema/guide.ts';
import { factOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

/** The steps of the guide that was written for a provider. */
export const findWrittenGuide = (knowledge: Knowledge, slug: string): WrittenStep[] | undefined =>
  factOf(knowledge, 'guide', slug);
