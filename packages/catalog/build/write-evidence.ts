import { directoryAbilities, notMet } from '@gatehouse/knowledge/directory.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type Database from 'better-sqlite3';
import { apiStore } from '#src/apis.store.ts';
import type { CatalogApi } from '#src/catalog-api.ts';
import type { Concept } from '#src/concept.ts';
import { CONCEPT_STEMS, CONCEPTS, conceptsIn, phrasesOf } from '#src/concepts.ts';
import { directoryStrength } from '#src/directory-strength.ts';
import { stemOf } from '#src/stem.ts';
import { isStopWord } from '#src/stop-words.ts';
import { textQuery } from '#src/text-query.ts';
import { evidenceIn } from './curated-evidence.ts';
import { englishWords } from './english-words.ts';
import type { Entry } from './entries.ts';

/** The number of directory APIs kept for a concept; a category filter chooses among them. */
const KEPT_PER_CONCEPT = 80;

/** A service's name counts as a brand if few other APIs use the word: `lambda`, but not `storage`. */
const BRAND_IN_AT_MOST = 15;

/** `vtex` in `vtex.local:Catalog-API`, and `lambda` in `amazonaws.com:lambda`. */
const namesIn = (id: string): { provider: string; service: string } => {
  const [provider = '', service = ''] = id
    .toLowerCase()
    .replace(/^(?:www|api|developers?)\./, '')
    .split(':');
  return { provider: provider.split('.')[0] ?? '', service };
};

/** The names of providers and services that are not common words: `weather` names no vendor, and neither does `goat`. */
const writeBrands = (db: Database.Database, entries: readonly Entry[]): void => {
  const { documentsWith, isCuratedWord } = apiStore(db);
  const insert = db.prepare('INSERT OR IGNORE INTO brand VALUES (?)');
  const isRare = (word: string) => documentsWith(stemOf(word)) <= BRAND_IN_AT_MOST;
  const everyday = englishWords(35);
  const isCommon = (word: string, stem: string) =>
    everyday.has(word) || CONCEPT_STEMS.has(stem) || isStopWord(stem) || isCuratedWord(stem);
  for (const { whole, curated } of entries) {
    if (curated !== null) continue;
    const { provider, service } = namesIn(whole.api.id);
    for (const word of [provider, ...(isRare(service) ? [service] : [])])
      if (/^[a-z0-9]{3,}$/.test(word) && !isCommon(word, stemOf(word))) insert.run(word);
  }
};

/** What is left of an ability that only the words of an entry have. */
const NOT_MET = 0.4;

/** What an ability that was assigned by hand is worth: less than a title that says it. */
const BY_HAND = 0.5;

/** What an entry that agrees with a concept by its category alone is worth, compared with one whose title names it. */
const BY_CATEGORY = 0.75;

/**
 * How far a directory entry agrees with a concept: by its title, or by two of its category, its features and the beginning of its
 * description. A word in a description alone is no ground: every other one mentions payments, mails or maps.
 */
const agreement = ({ name, categories, features, description }: CatalogApi, concept: Concept): number => {
  const { category, alsoIn = [] } = concept;
  if (conceptsIn(name).includes(concept)) return 1;
  const isAtHome = categories.some((one) => one === category || alsoIn.includes(one));
  const says = (text: string) => conceptsIn(text).includes(concept);
  const isDescribed = says(description.split('. ')[0] ?? '');
  const isListed = features.some(says);
  return (isAtHome && (isDescribed || isListed)) || (isDescribed && isListed) ? BY_CATEGORY : 0;
};

const writeEnglish = (db: Database.Database): void => {
  const insert = db.prepare('INSERT INTO english_word VALUES (?)');
  for (const word of englishWords(50)) insert.run(word);
};

/** Writes the evidence of curated APIs, and of the directory APIs that the text index finds for each concept. */
export const writeEvidence = (db: Database.Database, entries: readonly Entry[]): void => {
  const insert = db.prepare('INSERT INTO evidence VALUES (?, ?, ?, ?, ?, ?)');
  const notOffered = new Set(notMet(openKnowledge()).map(({ slug, concept }) => `${slug} ${concept}`));
  entries.forEach(({ curated }, index) => {
    if (curated === null) return;
    const { concepts, words } = evidenceIn(curated);
    for (const [term, { strength, claim, by }] of concepts) {
      const isMet = !notOffered.has(`${curated.slug} ${term}`);
      insert.run(1, term, index + 1, isMet ? strength : Math.min(strength, NOT_MET), isMet ? claim : 0, by);
    }
    for (const [term, { strength, claim, by }] of words) insert.run(0, term, index + 1, strength, claim, by);
  });
  const { candidates } = apiStore(db);
  const rows = new Map(entries.map(({ whole }, index) => [whole.api.id, index + 1]));
  const byHand = [...directoryAbilities(openKnowledge())].flatMap(([id, names]) =>
    names.map((name) => ({ name, row: rows.get(id) })),
  );
  for (const concept of CONCEPTS) {
    const found = candidates(textQuery(phrasesOf(concept)), null, KEPT_PER_CONCEPT);
    const best = found[0]?.score ?? 1;
    const strengths = new Map<number, number>();
    for (const { row, score } of found) {
      const api = entries[row - 1]?.whole.api;
      const agrees = api === undefined ? 0 : agreement(api, concept);
      if (agrees > 0) strengths.set(row, directoryStrength(score, best) * agrees);
    }
    for (const { name, row } of byHand)
      if (name === concept.name && row !== undefined) strengths.set(row, BY_HAND);
    for (const [row, strength] of strengths) {
      const features = entries[row - 1]?.whole.api.features ?? [];
      const by = features.find((feature) => conceptsIn(feature).includes(concept)) ?? null;
      insert.run(1, concept.name, row, strength, 0, by);
    }
  }
  writeEnglish(db);
  writeBrands(db, entries);
};
