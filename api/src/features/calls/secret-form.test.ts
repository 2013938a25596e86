import { mergeSpans, type Span } from '@gatehouse/secrets/spans.ts';
import { describe, expect, it } from 'vitest';
import { createSecretForm } from '#src/features/calls/secret-form.ts';

/** Each place, one after another: what is right, and takes too long. */
const eachPlace = (view: string, form: string): Span[] => {
  const spans: Span[] = [];
  for (let at = view.indexOf(form); at !== -1; at = view.indexOf(form, at + 1))
    spans.push([at, at + form.length]);
  return mergeSpans(spans);
};

const eachStart = (view: string, form: string): number => {
  for (let length = Math.min(form.length - 1, view.length); length > 0; length -= 1) {
    if (view.endsWith(form.slice(0, length))) return length;
  }
  return 0;
};

/** All texts of these letters up to a length. */
const textsOf = (letters: string, most: number): string[] => {
  let last = [''];
  const all: string[] = [];
  for (let length = 1; length <= most; length += 1) {
    last = last.flatMap((text) => [...letters].map((letter) => text + letter));
    all.push(...last);
  }
  return all;
};

describe('a form of a secret', () => {
  it('is found at each of its places, also where they overlap, and at the end as far as it is there', () => {
    const views = textsOf('ab', 10);
    for (const form of textsOf('ab', 5)) {
      const { spansIn, startAtEndOf } = createSecretForm(form);
      for (const view of views) {
        // What touches is one span or two: both cover the same characters.
        const covered = spansIn(view).flatMap(([start, end]) =>
          Array.from({ length: end - start }, (_, at) => start + at),
        );
        const right = eachPlace(view, form).flatMap(([start, end]) =>
          Array.from({ length: end - start }, (_, at) => start + at),
        );
        expect(covered, `${form} in ${view}`).toEqual(right);
        expect(startAtEndOf(view), `${form} at the end of ${view}`).toBe(eachStart(view, form));
      }
    }
  });

  it('is one span where it is repeated without an end', () => {
    expect(createSecretForm('0'.repeat(16)).spansIn(`1${'0'.repeat(4_000)}1`)).toEqual([[1, 4_001]]);
    expect(createSecretForm('abab').spansIn('abababa.abab')).toEqual([
      [0, 6],
      [8, 12],
    ]);
  });
});
