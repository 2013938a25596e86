import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import type { Database } from 'better-sqlite3';
import type { CatalogApi } from '#src/catalog-api.ts';

/** Weights of the columns of `api_text`: name, provider, topics, description, operations. */
const BM25 = '-bm25(api_text, 10, 6, 5, 4, 1)';

const ALLOWED = `(:categories IS NULL OR api.id IN (
  SELECT api FROM api_category WHERE category IN (SELECT value FROM json_each(:categories))))`;

const CANDIDATES = `
  SELECT api.id AS row, name_id AS apiId, origin, popularity, ${BM25} AS score
  FROM api_text JOIN api ON api.id = api_text.rowid
  WHERE api_text MATCH :match AND ${ALLOWED}
  ORDER BY score DESC, api.id LIMIT :limit`;

const EVIDENCE = `
  SELECT api.id AS row, name_id AS apiId, origin, popularity, strength, claim, by
  FROM evidence JOIN api ON api.id = evidence.api
  WHERE is_concept = :isConcept AND term = :term AND ${ALLOWED}`;

/** The best known first, and of equally known ones those whose main business it is. */
const CURATED_IN = `
  SELECT id AS row, name_id AS apiId, origin, popularity FROM api
  WHERE origin = 'curated' AND ${ALLOWED}
  ORDER BY popularity + (facts ->> '$.category' IN (SELECT value FROM json_each(:categories))) * 2 DESC, id LIMIT :limit`;

const VENDORS = `
  SELECT id AS row, name_id AS apiId, origin, popularity, name, facts ->> '$.domains[0]' AS domain,
    facts ->> '$.alsoCalled' AS alsoCalled
  FROM api WHERE origin = 'curated' ORDER BY id`;

const NAMES = `
  SELECT id AS row, name, facts ->> '$.provider' AS provider, facts ->> '$.alsoCalled' AS alsoCalled
  FROM api ORDER BY origin = 'curated' DESC, popularity DESC, id`;

const NAMED = `
  SELECT id FROM api WHERE name_key = ? ORDER BY origin = 'curated' DESC, popularity DESC, id LIMIT 1`;

/** Any label of a domain but the last: `google` in `maps.google.com`. */
const OF_COMPANY = `SELECT DISTINCT api FROM api_domain WHERE '.' || domain LIKE '%.' || ? || '.%'`;

/** The directory's APIs from the company behind a curated API, by the API's main domain. */
const BESIDE = `
  SELECT DISTINCT other.api FROM api_domain AS other JOIN api ON api.id = other.api
  WHERE origin = 'directory' AND other.domain = (SELECT facts ->> '$.domains[0]' FROM api WHERE id = ?)`;

export type Found = { row: number; apiId: string; origin: 'curated' | 'directory'; popularity: number };
/** A directory API that a text query found; `score` grows with relevance and has no upper limit. */
export type Candidate = Found & { score: number };
/**
 * An API that meets a term, how well (0 to 1), how well by its listed capabilities alone, and the words of its entry that say so.
 */
export type EvidenceRow = Found & { strength: number; claim: number; by: string | null };
export type NameRow = { row: number; name: string; provider: string; alsoCalled: string | null };
export type VendorRow = Found & { name: string; domain: string | null; alsoCalled: string[] };

/** Null for no filter, else the categories, at least one of which an API must have. */
export type Allowed = readonly string[] | null;

const listOf = (allowed: Allowed): string | null => (allowed === null ? null : JSON.stringify(allowed));

const NAMES_A_COMPANY = /^[a-z0-9]{3,}$/;
/** Labels that occur in the domains of many companies. */
const DOMAIN_WORDS = new Set([
  'api',
  'app',
  'cloud',
  'com',
  'console',
  'data',
  'dev',
  'docs',
  'gov',
  'net',
  'org',
  'search',
  'www',
]);

export const apiStore = (db: Database) => {
  const facts = db.prepare<[number], { facts: string }>('SELECT facts FROM api WHERE id = ?');
  const rowOf = db.prepare<[string], { id: number }>('SELECT id FROM api WHERE name_id = ?');
  const rowNamed = db.prepare<[string], { id: number }>(NAMED);
  const names = db.prepare<[], NameRow>(NAMES);
  const vendors = db.prepare<[], Omit<VendorRow, 'alsoCalled'> & { alsoCalled: string }>(VENDORS);
  const brand = db.prepare<[string], { word: string }>('SELECT word FROM brand WHERE word = ?');
  const english = db.prepare<[string], { word: string }>('SELECT word FROM english_word WHERE word = ?');
  const documents = db.prepare<[], { count: number }>('SELECT count(*) AS count FROM api_text_docsize');
  const candidates = db.prepare<[object], Candidate>(CANDIDATES);
  const evidence = db.prepare<[object], EvidenceRow>(EVIDENCE);
  const curatedIn = db.prepare<[object], Found>(CURATED_IN);
  const term = db.prepare<[string], { doc: number }>('SELECT doc FROM api_term WHERE term = ?');
  const word = db.prepare<[string], { api: number }>(
    'SELECT api FROM evidence WHERE is_concept = 0 AND term = ? LIMIT 1',
  );
  const ofCompany = db.prepare<[string], { api: number }>(OF_COMPANY);
  const beside = db.prepare<[number], { api: number }>(BESIDE);
  const allows = db.prepare<[object], { found: number }>(
    `SELECT count(*) AS found FROM api WHERE api.id = :row AND ${ALLOWED}`,
  );
  return {
    /** The directory APIs that match an FTS5 expression, best first, without folded ones. */
    candidates: (match: string, allowed: Allowed, limit: number): Candidate[] =>
      candidates.all({ match, categories: listOf(allowed), limit }),
    /** The APIs that meet a concept, in no particular order. */
    withConcept: (name: string, allowed: Allowed): EvidenceRow[] =>
      evidence.all({ isConcept: 1, term: name, categories: listOf(allowed) }),
    /** The curated APIs whose entry has a word with this stem, in no particular order. */
    withWord: (stem: string, allowed: Allowed): EvidenceRow[] =>
      evidence.all({ isConcept: 0, term: stem, categories: listOf(allowed) }),
    /** The curated APIs of some categories, those that a developer would look at first on top. */
    curatedIn: (categories: readonly string[], limit: number): Found[] =>
      curatedIn.all({ categories: listOf(categories), limit }),
    isAllowed: (row: number, allowed: Allowed): boolean =>
      allows.get({ row, categories: listOf(allowed) })?.found === 1,
    /** The APIs of a company by its name, as it appears in their domains; none for a word that names no company. */
    rowsOfCompany: (word: string): number[] =>
      NAMES_A_COMPANY.test(word) && !DOMAIN_WORDS.has(word) ? ofCompany.all(word).map(({ api }) => api) : [],
    /** The directory's APIs from the company behind a curated API. */
    rowsBeside: (row: number): number[] => beside.all(row).map(({ api }) => api),
    /** The number of directory APIs in which a stem occurs. */
    documentsWith: (stem: string): number => term.get(stem)?.doc ?? 0,
    isCuratedWord: (stem: string): boolean => word.get(stem) !== undefined,
    /** The API with this name, by `apiNameKey`; of several, the curated or better known one. */
    rowNamed: (name: string): number | undefined => rowNamed.get(apiNameKey(name))?.id,
    rowOf: (apiId: string): number | undefined => rowOf.get(apiId)?.id,
    api: (row: number): CatalogApi => {
      const found = facts.get(row);
      if (found === undefined) throw new Error(`the catalogue has no row ${row}`);
      return JSON.parse(found.facts);
    },
    /** The names of all APIs, those of the curated and better known ones first. */
    names: (): NameRow[] => names.all(),
    /** The curated APIs, by slug. */
    vendors: (): VendorRow[] =>
      vendors.all().map((vendor) => ({ ...vendor, alsoCalled: JSON.parse(vendor.alsoCalled) })),
    isBrand: (word: string): boolean => brand.get(word) !== undefined,
    /** Whether it is a common English word. */
    isEnglish: (word: string): boolean => english.get(word) !== undefined,
    /** The number of directory APIs in the text index. */
    documents: (): number => documents.get()?.count ?? 0,
  };
};
export type ApiStore = ReturnType<typeof apiStore>;
