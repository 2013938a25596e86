import { beforeAll, describe, expect, it } from 'vitest';
import { INITIAL_VALUES } from '#src/features/requests/offers/request-values.ts';
import { storableValues } from '#src/features/requests/offers/storable-values.ts';
import { createDraft } from '#src/lib/draft.ts';
import { loadSecretReader } from '#src/lib/secret-reader.ts';
import type { Canary, Half } from '../../../packages/secrets/test/canaries.ts';
import { createCanarySearch } from '../../../packages/secrets/test/canary-search.ts';
import { type CanaryText, canaryTexts, harmlessTexts } from '../../../packages/secrets/test/canary-texts.ts';

/*
 * Random secrets in what is typed, in every way to write a text inside another one: none is in the storage of the tab. A browser
 * knows no stored keys.
 */

const COUNT = process.env.DEEP === '1' ? 100 : 10;
const HALVES: readonly Half[] = ['seen', 'aside'];

beforeAll(loadSecretReader);

const draft = createDraft<object>({ name: 'canaries', parse: (stored) => stored as object });

/** What the tab has after this was typed. */
const stored = ({ kind, text }: Pick<CanaryText, 'kind' | 'text'>): string => {
  draft.keep(
    storableValues({ ...INITIAL_VALUES, ...(kind === 'url' ? { endpoint: text } : { body: text }) }),
  );
  const all = JSON.stringify(Object.values(sessionStorage));
  draft.forget();
  return all;
};

/** Headers are never stored. */
const isTyped = ({ kind }: { kind: string }): boolean => kind !== 'header';
const byPlace = <Text extends { place: string; kind: string }>(
  texts: readonly Text[],
): [string, Text[]][] => [...Map.groupBy(texts.filter(isTyped), ({ place }) => place)];
const isKnownHere = ({ by }: Canary): boolean => by !== 'value';

describe('a draft', () => {
  it.each(byPlace(HALVES.flatMap((half) => canaryTexts(half, COUNT, 1, isKnownHere))))(
    'has no secret: %s',
    (_place, texts) => {
      expect(texts.length).toBeGreaterThan(100);
      const shown = texts.filter((one) => createCanarySearch(one.canaries)(stored(one)).length > 0);
      expect(shown.map(({ text }) => text)).toEqual([]);
    },
  );

  it.each(byPlace(HALVES.flatMap(harmlessTexts)))('keeps harmless names and values: %s', (_place, texts) => {
    expect(texts.length).toBeGreaterThan(600);
    const changed = texts.filter(
      (one) => !stored(one).includes(JSON.stringify(JSON.stringify(one.text)).slice(3, -3)),
    );
    expect(changed.map(({ text }) => text)).toEqual([]);
  });
});
