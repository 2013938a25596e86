import { expect, it } from 'vitest';
import { examples } from '#build/examples.ts';
import { NOTHING } from '#src/classifier.ts';
import { CONCEPTS } from '#src/concepts.ts';
import { JUDGED_FOR_TUNING, JUDGED_HELD_OUT } from '#test/judged/judged-set.ts';
import { HELD_OUT, TUNING } from '#test/labelled-queries.ts';

const ENOUGH = 60;
const all = examples();

it('are enough for each concept, and for what no API does', () => {
  const counts = Map.groupBy(all, ({ label }) => label);
  const lacking = [NOTHING, ...CONCEPTS.map(({ name }) => name)].filter(
    (name) => (counts.get(name)?.length ?? 0) < ENOUGH,
  );
  expect(lacking).toEqual([]);
});

it('are short texts, each once for a concept', () => {
  expect(all.filter(({ text }) => text !== text.trim() || text.length > 240)).toEqual([]);
  const lines = all.map(({ text, label }) => `${label}: ${text}`);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

/** A requirement that is an example would be answered by heart. */
it('are none of the requirements that the search is judged by', () => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const known = new Set(all.filter(({ text }) => text.split(' ').length > 3).map(({ text }) => plain(text)));
  const asked = [...JUDGED_FOR_TUNING, ...JUDGED_HELD_OUT, ...HELD_OUT, ...TUNING];
  expect(asked.filter(({ query }) => known.has(plain(query)))).toEqual([]);
});
