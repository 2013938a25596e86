import type Database from 'better-sqlite3';
import { apiStore } from '#src/apis.store.ts';
import { CONCEPT_STEMS, CONCEPTS, conceptsIn, phrasesOf } from '#src/concepts.ts';
import { directoryStrength } from '#src/directory-strength.ts';
import { stemOf } from '#src/stem.ts';
import { isStopWord } from '#src/stop-words.ts';
import { textQuery } from '#src/text-query.ts';
import { evidenceIn } from './curated-evidence.ts';
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

/** The names of providers and services that are not common words: `weather` names no vendor. */
const writeBrands = (db: Database.Database, entries: readonly Entry[]): void => {
  const { documentsWith, isCuratedWord } = apiStore(db);
  const insert = db.prepare('INSERT OR IGNORE INTO brand VALUES (?)');
  const isRare = (word: string) => documentsWith(stemOf(word)) <= BRAND_IN_AT_MOST;
  const isCommon = (stem: string) => CONCEPT_STEMS.has(stem) || isStopWord(stem) || isCuratedWord(stem);
  for (const { whole, curated } of entries) {
    if (curated !== null) continue;
    const { provider, service } = namesIn(whole.api.id);
    for (const word of [provider, ...(isRare(service) ? [service] : [])])
      if (/^[a-z0-9]{3,}$/.test(word) && !isCommon(stemOf(word))) insert.run(word);
  }
};

/** Writes the evidence of curated APIs, and of the directory APIs that the text index finds for each concept. */
export const writeEvidence = (db: Database.Database, entries: readonly Entry[]): void => {
  const insert = db.prepare('INSERT INTO evidence VALUES (?, ?, ?, ?, ?)');
  entries.forEach(({ curated }, index) => {
    if (curated === null) return;
    const { concepts, words } = evidenceIn(curated);
    for (const [term, { strength, by }] of concepts) insert.run(1, term, index + 1, strength, by);
    for (const [term, { strength, by }] of words) insert.run(0, term, index + 1, strength, by);
  });
  const { candidates } = apiStore(db);
  for (const concept of CONCEPTS) {
    const found = candidates(textQuery(phrasesOf(concept)), null, KEPT_PER_CONCEPT);
    const best = found[0]?.score ?? 1;
    for (const { row, score } of found) {
      const features = entries[row - 1]?.whole.api.features ?? [];
      const by = features.find((feature) => conceptsIn(feature).includes(concept)) ?? null;
      insert.run(1, concept.name, row, directoryStrength(score, best), by);
    }
  }
  writeBrands(db, entries);
};
