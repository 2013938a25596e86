import { describe, expect, it } from 'vitest';
import { findSecrets, hideSecrets } from '#src/find-secrets.ts';
import type { Span } from '#src/spans.ts';
import type { Canary, Half } from '#test/canaries.ts';
import { createCanarySearch } from '#test/canary-search.ts';
import { type CanaryText, canaryTexts, harmlessTexts } from '#test/canary-texts.ts';

/*
 * Random secrets in every place of a request and every way to write a text inside another one, and what looks a little like
 * them. DEEP runs all 200 of each place and each way.
 */

const COUNT = process.env.DEEP === '1' ? 100 : 15;
const HALVES: readonly Half[] = ['seen', 'aside'];

/** Where those are that are secret because they are stored. */
const storedSpans =
  (canaries: readonly Canary[]) =>
  (text: string): Span[] =>
    canaries.flatMap(({ by, secret }) => {
      const at = by === 'value' ? text.indexOf(secret) : -1;
      return at === -1 ? [] : [[at, at + secret.length] as const];
    });

const hidden = ({ kind, text }: Omit<CanaryText, 'canaries'>, canaries: readonly Canary[] = []): string => {
  const stored = storedSpans(canaries);
  const inText = (part: string, name?: string): string =>
    hideSecrets(part, findSecrets(part, kind, { stored, name }), '[secret]');
  if (kind !== 'header') return inText(text);
  return text.replaceAll(
    /^([^:\n]+): (.*)$/gm,
    (_, name: string, value: string) => `${name}: ${inText(value, name)}`,
  );
};

const byPlace = <Text extends { place: string; encoding: string }>(
  texts: readonly Text[],
): [string, Text[]][] => [...Map.groupBy(texts, ({ place, encoding }) => `${place}, ${encoding}`)];

describe.each(byPlace(HALVES.flatMap((half) => canaryTexts(half, COUNT, 1))))('%s', (_where, texts) => {
  it('no secret is shown', () => {
    const shown = texts.filter(
      (one) => createCanarySearch(one.canaries)(hidden(one, one.canaries)).length > 0,
    );
    expect(shown.map(({ text }) => text)).toEqual([]);
    // The search finds what is not hidden.
    for (const { text, canaries } of texts) expect(createCanarySearch(canaries)(text)).toEqual(canaries);
  });
});

it.each(HALVES)('300 harmless names and values stay as they are, in every place: %s', (half) => {
  const texts = harmlessTexts(half);
  expect(texts.length).toBeGreaterThan(3_600);
  expect(texts.filter((one) => hidden(one) !== one.text).map(({ text }) => text)).toEqual([]);
});
