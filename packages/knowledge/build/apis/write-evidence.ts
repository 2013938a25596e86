import { phrasesOf } from '#build/concepts/concepts.ts';
import type { KnowledgeDraft } from '#build/draft.ts';
import type { Concept } from '#schema/concept.ts';
import type { CatalogApi } from '#src/apis/catalog-api.ts';
import { directoryStrength, directoryText } from '#src/apis/text-index.ts';
import { conceptsIn } from '#src/concepts/concepts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';
import { textQuery } from '#src/text/full-text-query.ts';
import { evidenceIn, groundOf } from './curated-evidence.ts';
import type { DirectoryEntry } from './entries.ts';
import { partsOffered } from './parts.ts';

/**
 * How well (0 to 1) an API meets a concept or, for a curated API, a word's stem, and which words of its entry say so; `claim` is
 * the same by its listed capabilities alone, 0 if none says so. `part` has the parts of concepts that APIs offer,
 * `region` the only countries that some are for.
 */
const SCHEMA = `
CREATE TABLE evidence (
  is_concept INTEGER NOT NULL, term TEXT NOT NULL, api INTEGER NOT NULL, strength REAL NOT NULL, claim REAL NOT NULL,
  by TEXT,
  PRIMARY KEY (is_concept, term, api)
) WITHOUT ROWID;
CREATE TABLE part (
  concept TEXT NOT NULL, place INTEGER NOT NULL, api INTEGER NOT NULL, PRIMARY KEY (concept, place, api)
) WITHOUT ROWID;
CREATE TABLE region (api INTEGER NOT NULL, country TEXT NOT NULL, PRIMARY KEY (api, country)) WITHOUT ROWID;
`;
const INSERT = 'INSERT INTO evidence VALUES (?, ?, ?, ?, ?, ?)';

/** The number of directory APIs kept for a concept; a category filter chooses among them. */
const KEPT_PER_CONCEPT = 80;

/** What is left of an ability that only the words of an entry have. */
const NOT_MET = 0.4;

/** What an ability that was assigned by hand is worth: less than a title that says it. */
const BY_HAND = 0.5;

/** What an entry that agrees with a concept by its category alone is worth, compared with one whose title names it. */
const BY_CATEGORY = 0.75;

/** What was judged by hand about the abilities of APIs. */
export type AbilityJudgments = {
  /** What APIs of the directory plainly do though their titles do not say it: the names of concepts, by the id of the API. */
  abilities: ReadonlyMap<string, readonly string[]>;
  /** What curated APIs do not offer, though the words of one of their capabilities say so. */
  notMet: readonly { concept: string; slug: string }[];
  /** The only countries that APIs are for, by their id or by the part of it before a colon. */
  regions: ReadonlyMap<string, readonly string[]>;
  /** Capabilities that nearly every product has for its own data. */
  ownData: ReadonlySet<string>;
};

/** The words of an entry that say a concept: an ability or its title. */
const saidOf = (knowledge: Knowledge, { name, features }: CatalogApi, concept: string): string | null => {
  const says = (text: string) => conceptsIn(knowledge, text).includes(concept);
  return features.find(says) ?? (says(name) ? name : null);
};

/**
 * How far a directory entry agrees with a concept: by its title, or by two of its category, its features and the beginning of its
 * description. A word in a description alone is no ground: every other one mentions payments, mails or maps.
 */
const agreement = (
  knowledge: Knowledge,
  { name, categories, features, description }: CatalogApi,
  { name: concept, category, alsoIn = [] }: Concept,
): number => {
  const says = (text: string) => conceptsIn(knowledge, text).includes(concept);
  if (says(name)) return 1;
  const isAtHome = categories.some((one) => one === category || alsoIn.includes(one));
  const isDescribed = says(description.split('. ')[0] ?? '');
  const isListed = features.some(says);
  return (isAtHome && (isDescribed || isListed)) || (isDescribed && isListed) ? BY_CATEGORY : 0;
};

const writeCurated = (
  { db, knowledge }: KnowledgeDraft,
  entries: readonly DirectoryEntry[],
  concepts: readonly Concept[],
  { notMet, ownData }: AbilityJudgments,
): void => {
  const insert = db.prepare(INSERT);
  const ground = groundOf(knowledge, concepts, ownData);
  const notOffered = new Set(notMet.map(({ slug, concept }) => `${slug} ${concept}`));
  for (const [index, { curated }] of entries.entries()) {
    // What is there for its login answers no requirement.
    if (curated === null || curated.capabilities.length === 0) continue;
    const evidence = evidenceIn(ground, curated);
    for (const [term, { strength, claim, by }] of evidence.concepts) {
      const isMet = !notOffered.has(`${curated.slug} ${term}`);
      insert.run(1, term, index + 1, isMet ? strength : Math.min(strength, NOT_MET), isMet ? claim : 0, by);
    }
    for (const [term, { strength, claim, by }] of evidence.words)
      insert.run(0, term, index + 1, strength, claim, by);
  }
};

/** The directory APIs that the text index finds for each concept, and those of which somebody said it. */
const writeDirectory = (
  { db, knowledge }: KnowledgeDraft,
  entries: readonly DirectoryEntry[],
  concepts: readonly Concept[],
  { abilities }: AbilityJudgments,
): void => {
  const insert = db.prepare(INSERT);
  const rows = new Map(entries.map(({ whole }, index) => [whole.api.id, index + 1]));
  for (const concept of concepts) {
    const found = directoryText.hits(knowledge, textQuery(phrasesOf(concept)), null, KEPT_PER_CONCEPT);
    const best = found[0]?.score ?? 1;
    const strengths = new Map<number, number>();
    for (const { row, score } of found) {
      const api = entries[row - 1]?.whole.api;
      const agrees = api === undefined ? 0 : agreement(knowledge, api, concept);
      if (agrees > 0) strengths.set(row, directoryStrength(score, best) * agrees);
    }
    for (const [id, names] of abilities) {
      const row = names.includes(concept.name) ? rows.get(id) : undefined;
      if (row !== undefined) strengths.set(row, BY_HAND);
    }
    for (const [row, strength] of strengths) {
      const api = entries[row - 1]?.whole.api;
      const by = api === undefined ? null : saidOf(knowledge, api, concept.name);
      insert.run(1, concept.name, row, strength, 0, by);
    }
  }
};

/** Writes which parts of the concepts each API offers. */
const writeParts = (
  { db }: KnowledgeDraft,
  entries: readonly DirectoryEntry[],
  concepts: readonly Concept[],
): void => {
  const insert = db.prepare('INSERT INTO part VALUES (?, ?, ?)');
  const meeting = db.prepare<[string], { api: number }>(
    'SELECT api FROM evidence WHERE is_concept = 1 AND term = ?',
  );
  for (const concept of concepts.filter(({ parts }) => parts !== undefined))
    for (const { api } of meeting.all(concept.name)) {
      const entry = entries[api - 1];
      const offered = entry ? partsOffered(concept, entry.whole.api, entry.curated?.synonyms ?? []) : [];
      for (const place of offered) insert.run(concept.name, place, api);
    }
};

const writeRegions = (
  { db }: KnowledgeDraft,
  entries: readonly DirectoryEntry[],
  { regions }: AbilityJudgments,
): void => {
  const insert = db.prepare('INSERT INTO region VALUES (?, ?)');
  for (const [index, { whole }] of entries.entries()) {
    const { id } = whole.api;
    for (const country of regions.get(id) ?? regions.get(id.replace(/:.*/s, '')) ?? [])
      insert.run(index + 1, country);
  }
};

/** Writes how well APIs meet needs, so that a search only reads it. */
export const writeEvidence = (
  draft: KnowledgeDraft,
  entries: readonly DirectoryEntry[],
  concepts: readonly Concept[],
  judged: AbilityJudgments,
): void => {
  draft.db.exec(SCHEMA);
  writeCurated(draft, entries, concepts, judged);
  writeDirectory(draft, entries, concepts, judged);
  writeParts(draft, entries, concepts);
  writeRegions(draft, entries, judged);
};
