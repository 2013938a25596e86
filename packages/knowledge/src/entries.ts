import type { CuratedApi } from '#schema/entry.ts';
import { factsOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

/** Every API that is described by hand, by slug. */
export const curatedApis = (knowledge: Knowledge): CuratedApi[] =>
  [...factsOf<Omit<CuratedApi, 'slug'>>(knowledge, 'entry')].map(([slug, api]) => ({ slug, ...api }));
