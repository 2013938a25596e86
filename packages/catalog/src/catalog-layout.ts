/** Version of the file's layout: raised when the tables change, so that an older file is rejected, not misread. */
export const LAYOUT = 6;

/**
 * `api.name_key` is the contract's `apiNameKey` of the name: two APIs with the same one are the same API.
 * `api.first_operation` to `api.last_operation` are the ids of its operations, which makes the operations of one API a
 * range. A folded API is part of a curated one, which holds its operations; no search lists it.
 * `operation_block` has what else is known about calling operations, many compressed together.
 * `evidence` says how well (0 to 1) an API meets a concept or, for a curated API, a word's stem, and which words of its
 * entry say so; `claim` is the same by its listed capabilities alone, 0 if none says so. The build computes it, so that a search
 * only reads it. `english_word` has common English words, which are spelt rightly whatever they mean.
 * `classifier_term` has for a stem, or two of them, the numbers of examples of each label that have it (`packCounts`).
 * The text indexes store no text (contentless), which halves the file.
 */
export const SCHEMA = `
CREATE TABLE api (
  id INTEGER PRIMARY KEY,
  name_id TEXT NOT NULL UNIQUE,
  origin TEXT NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  provider TEXT,
  popularity INTEGER NOT NULL,
  folded INTEGER NOT NULL,
  first_operation INTEGER NOT NULL,
  last_operation INTEGER NOT NULL,
  facts TEXT NOT NULL
);
CREATE INDEX api_name_key ON api (name_key);
CREATE INDEX api_operations ON api (first_operation) WHERE last_operation >= first_operation;
CREATE TABLE api_category (category TEXT NOT NULL, api INTEGER NOT NULL, PRIMARY KEY (category, api)) WITHOUT ROWID;
CREATE TABLE api_domain (domain TEXT NOT NULL, api INTEGER NOT NULL, PRIMARY KEY (domain, api)) WITHOUT ROWID;
CREATE TABLE api_host (
  suffix TEXT NOT NULL, pattern TEXT NOT NULL, api INTEGER NOT NULL, PRIMARY KEY (suffix, pattern, api)
) WITHOUT ROWID;
CREATE TABLE brand (word TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE english_word (word TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE evidence (
  is_concept INTEGER NOT NULL, term TEXT NOT NULL, api INTEGER NOT NULL, strength REAL NOT NULL, claim REAL NOT NULL,
  by TEXT,
  PRIMARY KEY (is_concept, term, api)
) WITHOUT ROWID;
CREATE TABLE classifier_label (position INTEGER PRIMARY KEY, name TEXT NOT NULL, examples INTEGER NOT NULL);
CREATE TABLE classifier_term (term TEXT PRIMARY KEY, counts BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE operation (id INTEGER PRIMARY KEY, method TEXT NOT NULL, path TEXT NOT NULL, summary TEXT NOT NULL);
CREATE TABLE operation_block (block INTEGER PRIMARY KEY, packed BLOB NOT NULL);
CREATE VIRTUAL TABLE api_text USING fts5(
  name, provider, topics, description, operations, content='', tokenize='porter unicode61 remove_diacritics 2'
);
CREATE VIRTUAL TABLE operation_text USING fts5(
  summary, path, content='', tokenize='porter unicode61 remove_diacritics 2'
);
CREATE VIRTUAL TABLE api_term USING fts5vocab(api_text, row);
`;
