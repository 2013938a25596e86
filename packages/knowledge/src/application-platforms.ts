import type { PlatformFacts } from '#schema/application.ts';
import { factOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

/** What a platform asks of those who apply for access to its API. */
export const findPlatform = (knowledge: Knowledge, slug: string): PlatformFacts | undefined =>
  factOf(knowledge, 'application', slug);
