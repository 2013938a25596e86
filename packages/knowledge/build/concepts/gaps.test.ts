import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { gapsSchema } from '#schema/gap.ts';
import type { CatalogApi } from '#src/apis/catalog-api.ts';
import { openKnowledge } from '#src/open-knowledge.ts';
import { stemOf } from '#src/text/stem.ts';
import { wordsOf } from '#src/text/words.ts';

const plain = (text: string): string => ` ${wordsOf(text).map(stemOf).join(' ')} `;

it('no API of the catalogue does what is said to be lacked', () => {
  const file = path.join(import.meta.dirname, '../../vocabulary/gaps.yaml');
  const gaps = gapsSchema.parse(parse(readFileSync(file, 'utf8')));
  expect(gaps.length).toBeGreaterThan(40);
  const phrases = gaps.flatMap(({ says }) => says.map((phrase) => ({ phrase, words: plain(phrase) })));
  const texts = openKnowledge()
    .prepare<[], { facts: string }>('SELECT facts FROM api')
    .all()
    .map(({ facts }): CatalogApi => JSON.parse(facts))
    .map(({ id, name, features }) => ({ id, text: [name, ...features].map(plain).join('|') }));
  const met = texts.flatMap(({ id, text }) =>
    phrases.filter(({ words }) => text.includes(words)).map(({ phrase }) => `${id} has “${phrase}”`),
  );
  expect(met).toEqual([]);
});
