import type { Concept } from '#src/concept.ts';
import { CONCEPTS, longestAt, phrasebook } from '#src/concepts.ts';
import { SCENES } from '#src/concepts/scenes.ts';
import { type Read, tellingStems } from '#src/reading.ts';
import { stemOf } from '#src/stem.ts';
import { wordsOf } from '#src/words.ts';

const SCENE_BOOK = phrasebook(
  CONCEPTS.flatMap((concept) =>
    (SCENES[concept.name]?.split(', ') ?? []).map((phrase) => [phrase, concept] as const),
  ),
);

/** One word is a coincidence. */
const LEAST_WORDS = 2;
const MAX_CONCEPTS = 2;

/** The concepts of which a text speaks in the words of those who need them, with the stems that do; those of which it speaks most. */
export const scenesIn = (wanted: readonly Read[]): Map<Concept, string[]> => {
  const stems = wanted.flatMap(({ span, vendors }) =>
    vendors.length > 0 ? [''] : wordsOf(span.text).map(stemOf),
  );
  const found = new Map<Concept, Set<string>>();
  const note = (concept: Concept, said: readonly string[]) =>
    found.set(concept, new Set([...(found.get(concept) ?? []), ...said]));
  for (const at of stems.keys()) {
    const { meanings, length } = longestAt(SCENE_BOOK, stems, at);
    for (const concept of meanings) note(concept, stems.slice(at, at + length));
  }
  for (const read of wanted) for (const concept of read.span.supports) note(concept, tellingStems(read));
  const most = Math.max(LEAST_WORDS, ...[...found.values()].map(({ size }) => size));
  const best = [...found].filter(([, { size }]) => size === most);
  return best.length > MAX_CONCEPTS ? new Map() : new Map(best.map(([concept, said]) => [concept, [...said]]));
};
