import { readdirSync, readFileSync } from 'node:fs';
import { apiAt, rowOf } from '@gatehouse/knowledge/apis/api-rows.ts';
import { CATEGORIES, type Category } from '@gatehouse/knowledge/categories.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import { figuresOf, type Shown, verdictsOn } from '#test/judged/grade-judged.ts';
import {
  EIGHTH_BATCH,
  ELEVENTH_BATCH,
  FIFTH_BATCH,
  JUDGED_FOR_TUNING,
  JUDGED_HELD_OUT,
  NINTH_BATCH,
  SEVENTH_BATCH,
  SIXTH_BATCH,
  TENTH_BATCH,
} from '#test/judged/judged-set.ts';
import type { Judged } from '#test/judged/judgment.ts';
import { knowledgeSource } from '#test/knowledge-source.ts';

const knowledge = openKnowledge();
/** The first cell of each row. */
const RETIRED = new Set(
  readFileSync(knowledgeSource('directory/retired.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0]),
);
/** Of some only a part is known, such as their error codes, and they may be in the catalogue one day. */
const PROVIDERS = new Set(readdirSync(knowledgeSource('providers')));
const TUNING = [...JUDGED_FOR_TUNING, ...FIFTH_BATCH.tuning];
const HELD_OUT = [...JUDGED_HELD_OUT, ...FIFTH_BATCH.heldOut];
const LATER = [SIXTH_BATCH, SEVENTH_BATCH];
const all = [
  ...TUNING,
  ...HELD_OUT,
  ...LATER.flatMap(({ tuning, heldOut }) => [...tuning, ...heldOut]),
  ...EIGHTH_BATCH,
  ...NINTH_BATCH,
  ...TENTH_BATCH,
  ...ELEVENTH_BATCH,
];

describe('the judged set', () => {
  it('names only APIs and categories that the catalogue has, had before they were retired, or knows as a provider', () => {
    const isKnown = (id: string): boolean => {
      if (id.startsWith('@')) return CATEGORIES.includes(id.slice(1) as Category);
      return id.endsWith('*') || rowOf(knowledge, id) !== undefined || RETIRED.has(id) || PROVIDERS.has(id);
    };
    const unknown = all.flatMap(({ query, needs, good, never }) =>
      [...needs.flat(), ...good, ...never].filter((id) => !isKnown(id)).map((id) => `${id} (${query})`),
    );
    expect(unknown).toEqual([]);
  });

  it('asks each requirement once, and has both halves of the same kinds', () => {
    expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(150);
    const kindsOf = (set: readonly Judged[]) => set.map(({ kind }) => kind).sort();
    expect(kindsOf(HELD_OUT)).toEqual(kindsOf(TUNING));
    for (const { tuning, heldOut } of LATER)
      expect(new Set(kindsOf(heldOut))).toEqual(new Set(kindsOf(tuning)));
  });
});

describe('figuresOf', () => {
  const api = (id: string) => {
    const row = rowOf(knowledge, id);
    if (row === undefined) throw new Error(`no API ${id}`);
    return apiAt(knowledge, row);
  };
  const shown = (id: string, isRecommended = false): Shown => ({ api: api(id), covers: [], isRecommended });
  const judgedBy = (needs: string[][], good: string[] = [], never: string[] = []): Judged => ({
    query: 'q',
    kind: 'k',
    needs,
    good,
    never,
  });
  const figures = (judged: Judged, answer: Shown[]) => figuresOf(verdictsOn([judged], () => answer));

  it('counts what was not judged against precision, and as wrong only what is named as such', () => {
    const judged = judgedBy([['twilio']], ['plivo'], ['@payments']);
    const answer = [shown('twilio', true), shown('plivo', true), shown('notion'), shown('stripe', true)];
    expect(figures(judged, answer)).toMatchObject({
      hitAt3: 1,
      precisionAt5: 0.5,
      wrongAnswers: 1,
      unjudgedAnswers: 1,
      badges: 3,
      badgesNotAccepted: 2 / 3,
      badgesWrong: 1 / 3,
    });
    expect(figures(judged, [shown('notion')])).toMatchObject({ wrongAnswers: 0, unjudgedAnswers: 1 });
  });

  it('finds a right one only among the first three, and counts each need', () => {
    const judged = judgedBy([['twilio'], ['stripe']]);
    const late = [shown('notion'), shown('box'), shown('giphy'), shown('twilio')];
    expect(figures(judged, late)).toMatchObject({ hitAt3: 0, needsMetAt5: 0.5, precisionAt5: 0.25 });
    expect(figures(judged, [shown('twilio')])).toMatchObject({ hitAt3: 1, needsMetAt5: 0.5 });
  });

  it('wants nothing where nothing fits, and something where something does', () => {
    const nothing = judgedBy([], ['giphy']);
    expect(figures(nothing, []).rightAbstentions).toBe(1);
    expect(figures(nothing, [shown('giphy')]).rightAbstentions).toBe(1);
    expect(figures(nothing, [shown('notion', true)])).toMatchObject({ rightAbstentions: 0, badgesWrong: 1 });
    expect(figures(judgedBy([['twilio']]), [])).toMatchObject({ falseAbstentions: 1, hitAt3: 0 });
  });

  it('accepts an accepted one of a category that is wrong otherwise', () => {
    expect(figures(judgedBy([['stripe']], [], ['@payments']), [shown('stripe')]).wrongAnswers).toBe(0);
  });
});
