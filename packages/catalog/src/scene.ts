import type { Concept } from '#src/concept.ts';
import { SCENES } from '#src/concepts/scenes.ts';
import { CONCEPTS, longestAt, phrasebook } from '#src/concepts.ts';
import { type Read, tellingStems } from '#src/reading.ts';
import { stemOf } from '#src/stem.ts';
import { wordsOf } from '#src/words.ts';

const SCENE_BOOK = phrasebook(
  CONCEPTS.flatMap((concept) =>
    (SCENES[concept.name]?.split(', ') ?? []).map((phrase) => [phrase, concept] as const),
  ),
);

/** One word is a coincidence, and two are where a text describes no software. */
const LEAST = { idea: 2, other: 3 };
/** A phrase of several words, however long. */
const PHRASE = 2;
const MAX_CONCEPTS = 2;

/** What of a text belongs to the scene of a concept: each with what it is worth. */
type Scene = Map<string, number>;

const scenesOf = (wanted: readonly Read[]): Map<Concept, Scene> => {
  const stems = wanted.flatMap(({ span, vendors }) =>
    vendors.length > 0 ? [''] : wordsOf(span.text).map(stemOf),
  );
  const found = new Map<Concept, Scene>();
  const note = (concept: Concept, said: string, worth: number) => {
    const scene = found.get(concept) ?? new Map<string, number>();
    found.set(concept, scene.set(said, Math.max(scene.get(said) ?? 0, worth)));
  };
  for (const at of stems.keys()) {
    const { meanings, length } = longestAt(SCENE_BOOK, stems, at);
    const said = stems.slice(at, at + length).join(' ');
    for (const concept of meanings) note(concept, said, length > 1 ? PHRASE : 1);
  }
  for (const read of wanted)
    for (const concept of read.span.supports) note(concept, tellingStems(read).join(' '), 1);
  return found;
};

const worthOf = (scene: Scene): number => [...scene.values()].reduce((sum, worth) => sum + worth, 0);

/**
 * The concepts of which a text speaks in the words of those who need them, with the stems that do; those of which it speaks most.
 * @param isIdea whether the text describes what software should do
 */
export const scenesIn = (wanted: readonly Read[], isIdea: boolean): Map<Concept, string[]> => {
  const found = [...scenesOf(wanted)].map(([concept, scene]) => ({ concept, scene, worth: worthOf(scene) }));
  const most = Math.max(isIdea ? LEAST.idea : LEAST.other, ...found.map(({ worth }) => worth));
  const best = found.filter(({ worth }) => worth === most);
  return best.length > MAX_CONCEPTS
    ? new Map()
    : new Map(
        best.map(({ concept, scene }) => [concept, [...scene.keys()].flatMap((said) => said.split(' '))]),
      );
};
