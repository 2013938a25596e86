import { phrasesOf, vaguePhrasesOf } from '#build/concepts/concepts.ts';
import { writePhrases, writeWords } from '#build/concepts/phrases.ts';
import type { KnowledgeDraft } from '#build/draft.ts';
import { readYaml } from '#build/read-yaml.ts';
import type { Sources } from '#build/sources.ts';
import type { Concept } from '#schema/concept.ts';
import { gapsSchema } from '#schema/gap.ts';
import { qualitiesSchema } from '#schema/quality.ts';
import { stemOf, stemsIn } from '#src/text/stem.ts';
import { isStopWord } from '#src/text/stop-words.ts';
import { wordsOf } from '#src/text/words.ts';

const entriesOf = (concepts: readonly Concept[], phrases: (concept: Concept) => string[]) =>
  concepts.flatMap((concept) => phrases(concept).map((phrase) => [phrase, concept.name] as const));

/** The words of a concept's phrases of several words, which say of another word what it is about. */
const vocabularyOf = (concept: Concept): Set<string> => {
  const phrases = [...phrasesOf(concept), ...vaguePhrasesOf(concept)].map(wordsOf);
  const words = phrases.filter(({ length }) => length > 1).flat();
  return new Set(words.map(stemOf).filter((stem) => !isStopWord(stem)));
};

/** Writes the concepts and the ways to say them. */
export const writeConcepts = (draft: KnowledgeDraft, concepts: readonly Concept[]): void => {
  draft.db.exec(
    'CREATE TABLE concept_word (concept TEXT NOT NULL, stem TEXT NOT NULL, PRIMARY KEY (concept, stem)) WITHOUT ROWID',
  );
  const word = draft.db.prepare('INSERT INTO concept_word VALUES (?, ?)');
  for (const concept of concepts) {
    const { name, rank: _rank, says: _says, supports: _supports, parts, ...facts } = concept;
    const asked = parts?.map(({ asks, isApart = false }) => ({ asks: asks.map(stemsIn), isApart }));
    draft.putFact('concept', name, asked === undefined ? facts : { ...facts, parts: asked });
    for (const stem of vocabularyOf(concept)) word.run(name, stem);
  }
  for (const [kind, phrases] of [
    ['concept', phrasesOf],
    ['vague', vaguePhrasesOf],
  ] as const)
    writeWords(draft, 'concept-stem', writePhrases(draft, kind, entriesOf(concepts, phrases), stemOf));
};

/** Writes what people want from an API besides what it does, and the ways to say it. */
export const writeQualities = (draft: KnowledgeDraft, sources: Sources): void => {
  const qualities = readYaml(sources.read('vocabulary/qualities.yaml'), qualitiesSchema);
  draft.putFact(
    'qualities',
    'all',
    qualities.map(({ says: _says, ...facts }) => facts),
  );
  const entries = qualities.flatMap(({ name, says }) => says.map((phrase) => [phrase, name] as const));
  writePhrases(draft, 'quality', entries, stemOf);
};

/** Writes the ways to ask for what no API of the catalogue does. */
export const writeGaps = (draft: KnowledgeDraft, sources: Sources): void => {
  const gaps = readYaml(sources.read('vocabulary/gaps.yaml'), gapsSchema);
  const entries = gaps.flatMap(({ name, says }) => says.map((phrase) => [phrase, name] as const));
  writePhrases(draft, 'gap', entries, stemOf);
  // They are spelt rightly, but tell no language: `alternate side parking` would make `alternative` English in French.
  writeWords(draft, 'english', new Set(entries.flatMap(([phrase]) => wordsOf(phrase))));
};

/** Writes the countries that texts name. */
export const writePlaces = (draft: KnowledgeDraft, sources: Sources): void => {
  const places = readYaml(sources.read('vocabulary/places.yaml'), gapsSchema);
  const entries = places.flatMap(({ name, says }) => says.map((place) => [place, name] as const));
  writePhrases(draft, 'place', entries, stemOf);
};
