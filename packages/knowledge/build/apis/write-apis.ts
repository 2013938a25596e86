import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import type { DirectoryApi, OperationFacts } from '#build/directory/directory-api.ts';
import type { KnowledgeDraft } from '#build/draft.ts';
import type { ApiTexts } from '#schema/language.ts';
import type { CatalogApi } from '#src/apis/catalog-api.ts';
import { type Block, blockOf, packBlock } from '#src/apis/operation-details.ts';
import { OTHER_LANGUAGES } from '#src/other-languages.ts';
import { gramsOf } from '#src/text/grams.ts';
import { indexText } from '#src/text/words.ts';
import type { DirectoryEntry } from './entries.ts';

/**
 * `api.name_key` is the contract's `apiNameKey` of the name: two APIs with the same one are the same API.
 * `api.first_operation` to `api.last_operation` are the ids of its operations, which makes the operations of one API a
 * range. A folded API is part of a curated one, which holds its operations; no search lists it.
 * `operation_block` has what else is known about calling operations, many compressed together.
 * The text indexes store no text (contentless), which halves them: `api_text` has the words of the directory by which it is found beside
 * the curated APIs, `api_words` what every API says of itself and what people ask who need it, `api_grams` what they ask in other languages.
 */
const SCHEMA = `
CREATE TABLE api (
  id INTEGER PRIMARY KEY,
  name_id TEXT NOT NULL UNIQUE,
  origin TEXT NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  popularity INTEGER NOT NULL,
  folded INTEGER NOT NULL,
  first_operation INTEGER NOT NULL,
  last_operation INTEGER NOT NULL,
  facts TEXT NOT NULL
);
CREATE INDEX api_name ON api (name) WHERE origin = 'curated';
CREATE INDEX api_name_key ON api (name_key);
CREATE TABLE api_category (category TEXT NOT NULL, api INTEGER NOT NULL, PRIMARY KEY (category, api)) WITHOUT ROWID;
CREATE TABLE api_domain (domain TEXT NOT NULL, api INTEGER NOT NULL, PRIMARY KEY (domain, api)) WITHOUT ROWID;
CREATE TABLE api_host (
  suffix TEXT NOT NULL, pattern TEXT NOT NULL, api INTEGER NOT NULL, PRIMARY KEY (suffix, pattern, api)
) WITHOUT ROWID;
CREATE TABLE operation (id INTEGER PRIMARY KEY, method TEXT NOT NULL, path TEXT NOT NULL, summary TEXT NOT NULL);
CREATE TABLE operation_block (block INTEGER PRIMARY KEY, packed BLOB NOT NULL);
CREATE VIRTUAL TABLE api_text USING fts5(
  name, provider, topics, description, operations, content='', tokenize='porter unicode61 remove_diacritics 2'
);
CREATE VIRTUAL TABLE api_text_term USING fts5vocab(api_text, row);
CREATE VIRTUAL TABLE api_words USING fts5(
  name, features, description, examples, content='', tokenize='porter unicode61 remove_diacritics 2'
);
CREATE VIRTUAL TABLE api_words_term USING fts5vocab(api_words, row);
CREATE VIRTUAL TABLE api_grams USING fts5(
  ${OTHER_LANGUAGES}, content='', tokenize='unicode61 remove_diacritics 2'
);
CREATE VIRTUAL TABLE api_grams_term USING fts5vocab(api_grams, row);
`;

/** The words of the operations for the search over APIs, each once, because repetition says nothing more. */
const operationWords = (operations: readonly OperationFacts[]): string =>
  [
    ...new Set(operations.flatMap(({ summary }) => summary.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])),
  ].join(' ');

const textColumns = ({ api, operations }: DirectoryApi): string[] =>
  [
    api.name,
    api.id,
    [...api.categories, ...api.features].join(' '),
    api.description,
    operationWords(operations),
  ].map(indexText);

const wordColumns = (
  { name, alsoCalled, features, description }: CatalogApi,
  examples: readonly string[],
): string[] =>
  [[name, ...alsoCalled].join(' '), features.join(' '), description, examples.join(' ')].map(indexText);

/** Writes operations, with what is known about calling them, and counts their ids. */
const operationWriter = ({ db }: KnowledgeDraft) => {
  const insert = db.prepare('INSERT INTO operation VALUES (?, ?, ?, ?)');
  const insertBlock = db.prepare('INSERT INTO operation_block VALUES (?, ?)');
  const blocks = new Map<number, Block>();
  let next = 1;
  return {
    /** The ids of the first and the last one, which is below the first for none. */
    write: (operations: readonly OperationFacts[]): [first: number, last: number] => {
      const first = next;
      for (const { method, path, summary, ...details } of operations) {
        insert.run(next, method, path, summary);
        const at = blockOf(next);
        if (Object.keys(details).length > 0) blocks.set(at, { ...blocks.get(at), [next]: details });
        next += 1;
      }
      return [first, next - 1];
    },
    end: (): void => {
      for (const [at, details] of blocks) insertBlock.run(at, packBlock(details));
    },
  };
};

/** Writes the addresses of an API by which it is found; a curated API takes over those of the entries folded into it. */
const addressWriter = ({ db }: KnowledgeDraft) => {
  const category = db.prepare('INSERT INTO api_category VALUES (?, ?)');
  const domain = db.prepare('INSERT OR IGNORE INTO api_domain VALUES (?, ?)');
  const host = db.prepare('INSERT OR IGNORE INTO api_host VALUES (?, ?, ?)');
  return (id: number, { whole: { api, hostPatterns }, isFolded }: DirectoryEntry): void => {
    for (const name of api.categories) category.run(name, id);
    if (isFolded) return;
    for (const name of api.domains) domain.run(name, id);
    // The part after the last star is looked up, the rest is compared.
    for (const name of [...api.hosts, ...hostPatterns]) host.run(name.replace(/^.*\*[^.]*\./, ''), name, id);
  };
};

/** Writes the texts by which an API is found. Curated APIs, with the entries folded into them, are found by their evidence too. */
const textWriter = (
  { db }: KnowledgeDraft,
  examples: ReadonlyMap<string, readonly string[]>,
  texts: ReadonlyMap<string, ApiTexts>,
) => {
  const text = db.prepare(
    'INSERT INTO api_text(rowid, name, provider, topics, description, operations) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const words = db.prepare(
    'INSERT INTO api_words(rowid, name, features, description, examples) VALUES (?, ?, ?, ?, ?)',
  );
  const grams = db.prepare(
    `INSERT INTO api_grams(rowid, ${OTHER_LANGUAGES}) VALUES (?, ${OTHER_LANGUAGES.map(() => '?')})`,
  );
  return (id: number, whole: DirectoryApi): void => {
    const { api } = whole;
    if (api.origin === 'directory') text.run(id, ...textColumns(whole));
    words.run(id, ...wordColumns(api, examples.get(api.id) ?? []));
    const own = texts.get(api.id);
    if (own !== undefined)
      grams.run(id, ...OTHER_LANGUAGES.map((name) => [...new Set(gramsOf(own[name]))].join(' ')));
  };
};

/** Writes the APIs, each in the row of its place among the entries. */
export const writeApis = (
  draft: KnowledgeDraft,
  entries: readonly DirectoryEntry[],
  examples: ReadonlyMap<string, readonly string[]>,
  texts: ReadonlyMap<string, ApiTexts>,
): void => {
  const { db } = draft;
  db.exec(SCHEMA);
  const insert = db.prepare('INSERT INTO api VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const writeTexts = textWriter(draft, examples, texts);
  const operations = operationWriter(draft);
  const writeAddresses = addressWriter(draft);
  for (const [index, entry] of entries.entries()) {
    const id = index + 1;
    const { whole, isFolded } = entry;
    const { api } = whole;
    const [first, last] = operations.write(whole.operations);
    const { name, origin, popularity } = api;
    const folded = isFolded ? 1 : 0;
    const facts = JSON.stringify(api);
    insert.run(id, api.id, origin, name, apiNameKey(name), popularity, folded, first, last, facts);
    writeAddresses(id, entry);
    if (!isFolded) writeTexts(id, whole);
  }
  operations.end();
};
