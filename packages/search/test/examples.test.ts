import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
import { knowledgeSource } from '#test/knowledge-source.ts';
import { HELD_OUT, TUNING } from '#test/labeled-queries.ts';

const linesOf = (file: string) => readFileSync(knowledgeSource(file), 'utf8').split('\n');
const ofDirectory = linesOf('directory/examples.tsv').flatMap((line) =>
  (line.split('\t')[1] ?? '').split('; '),
);
const ofProviders = readdirSync(knowledgeSource('providers')).flatMap((folder) => {
  const file = `providers/${folder}/examples.txt`;
  return existsSync(knowledgeSource(file)) ? linesOf(file) : [];
});
const examples = [
  ...ofDirectory,
  ...ofProviders,
  ...readdirSync(knowledgeSource('concepts')).flatMap((folder) => linesOf(`concepts/${folder}/examples.txt`)),
  ...['nothing', 'something'].flatMap((kind) =>
    readdirSync(knowledgeSource(`vocabulary/wants/${kind}`)).flatMap((file) =>
      linesOf(`vocabulary/wants/${kind}/${file}`),
    ),
  ),
];

/** A requirement that is an example would be answered by heart. */
it('no example is one of the requirements that the search is judged by', () => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  expect(examples.length).toBeGreaterThan(10_000);
  const known = new Set(examples.filter((text) => text.split(' ').length > 3).map(plain));
  const apart = [FIFTH_BATCH, SIXTH_BATCH, SEVENTH_BATCH].flatMap(({ tuning, heldOut }) => [
    ...tuning,
    ...heldOut,
  ]);
  const judged = [
    ...JUDGED_FOR_TUNING,
    ...JUDGED_HELD_OUT,
    ...apart,
    ...EIGHTH_BATCH,
    ...NINTH_BATCH,
    ...TENTH_BATCH,
  ];
  const asked = [...judged, ...ELEVENTH_BATCH, ...HELD_OUT, ...TUNING];
  expect(asked.filter(({ query }) => known.has(plain(query)))).toEqual([]);
});
