import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { conceptNamed, conceptsIn } from '@gatehouse/knowledge/concepts/concepts.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import type { Verdict } from '#test/judged/grade-judged.ts';

/** One sentence of an answer: this API covers this need. */
export type Claim = { query: string; api: CatalogApi; need: string };

const FIRST = 5;

const claimsIn = (verdicts: readonly Verdict[]): Claim[] =>
  verdicts.flatMap(({ judged, shown }) =>
    shown
      .slice(0, FIRST)
      .flatMap(({ api, covers }) => covers.map((need) => ({ query: judged.query, api, need }))),
  );

/** Numbers from 0 to below 1, the same ones each time (mulberry32). */
const drawsFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** `count` claims about the first five results, drawn with a fixed seed; all if there are fewer. */
export const drawnClaims = (verdicts: readonly Verdict[], count: number, seed = 12): Claim[] => {
  const draw = drawsFrom(seed);
  return claimsIn(verdicts)
    .map((claim) => ({ claim, place: draw() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ claim }) => claim);
};

/** Whether one of the API's capabilities says the need, or the need is its name. */
export const isSupported = (knowledge: Knowledge, { api, need }: Claim): boolean => {
  if ([api.name, ...api.alsoCalled].includes(need)) return true;
  if (conceptNamed(knowledge, need) !== undefined)
    return api.features.some((feature) => conceptsIn(knowledge, feature).includes(need));
  const stems = wordsOf(need).map(stemOf);
  return api.features.some((feature) => {
    const has = new Set(wordsOf(feature).map(stemOf));
    return stems.every((stem) => has.has(stem));
  });
};
