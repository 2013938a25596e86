import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { expect, it } from 'vitest';
import { unwantedIn } from '#src/query/unwanted.ts';
import { translated } from '#src/translation/translate-query.ts';

const knowledge = openKnowledge();
const FOLDER = path.join(import.meta.dirname, '../../test/wants');

/** The scores of the texts that were not learned from: every fifth of those that were written. */
const scoresOf = (kind: 'nothing' | 'something', isEnglish: boolean): number[] =>
  readdirSync(path.join(FOLDER, kind))
    .filter((file) => (file === 'english.txt') === isEnglish)
    .flatMap((file) =>
      readFileSync(path.join(FOLDER, kind, file), 'utf8')
        .trim()
        .split('\n'),
    )
    .map((text) => unwantedIn(knowledge, text, translated(knowledge, text).language));

const above = (scores: readonly number[], limit: number): number =>
  scores.filter((score) => score > limit).length / scores.length;

it('tells texts that want no API from others in the same forms, which it has not learned', () => {
  const nothing = scoresOf('nothing', true);
  const something = scoresOf('something', true);
  expect(nothing.length).toBeGreaterThan(200);
  expect(above(nothing, 0)).toBeGreaterThan(0.62);
  expect(above(something, 0)).toBeLessThan(0.07);
  expect(above(something, 1)).toBeLessThan(0.01);
});

it('and in other languages, less well', () => {
  expect(above(scoresOf('nothing', false), 0)).toBeGreaterThan(0.8);
  expect(above(scoresOf('something', false), 0)).toBeLessThan(0.35);
});
