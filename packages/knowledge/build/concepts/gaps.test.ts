import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { gapsSchema } from '#schema/gap.ts';
import type { CatalogApi } from '#src/apis/catalog-api.ts';
import { openKnowledge } from '#src/open-knowledge.ts';
import { stemOf } from '#src/text/stem.ts';
import { wordsOf } from '#src/text/words.ts';

const plain = (text: string): string => ` ${wordsOf(text).map(stemOf).join(' ')} `;

const file = path.join(import.meta.dirname, '../../vocabulary/gaps.yaml');
const gaps = gapsSchema.parse(parse(readFileSync(file, 'utf8')));

it('no API of the catalogue does what is said to be lacked', () => {
  expect(gaps.length).toBeGreaterThan(200);
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

/** A phrase in fewer examples may be there by chance. */
const FEW = 3;

it('what is said to be lacked is no scene of what others need: its phrases are in few examples, or in those of one need', () => {
  const folder = path.join(import.meta.dirname, '../../concepts');
  const examples = readdirSync(folder)
    .filter((slug) => slug !== 'nothing')
    .flatMap((slug) =>
      readFileSync(path.join(folder, slug, 'examples.txt'), 'utf8')
        .split('\n')
        .map((line) => ({ slug, words: plain(line) })),
    );
  const whole = examples.map(({ words }) => words).join('\n');
  const scenes = gaps
    .flatMap(({ says }) => says)
    .filter((phrase) => whole.split(plain(phrase)).length > FEW)
    .filter((phrase) => {
      const words = plain(phrase);
      const slugs = examples.flatMap((one) => (one.words.includes(words) ? [one.slug] : []));
      const most = Math.max(
        0,
        ...[...new Set(slugs)].map((slug) => slugs.filter((one) => one === slug).length),
      );
      return slugs.length >= FEW && most * 2 < slugs.length;
    });
  expect(scenes).toEqual([]);
});
