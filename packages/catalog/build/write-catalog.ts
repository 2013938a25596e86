import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import Database from 'better-sqlite3';
import { LAYOUT, SCHEMA } from '#src/catalog-layout.ts';
import { type Block, blockOf, type OperationDetails, packBlock } from '#src/operation-details.ts';
import { indexText } from '#src/words.ts';
import type { DirectoryApi, OperationFacts } from './directory-api.ts';
import type { Entry } from './entries.ts';
import type { Example } from './examples.ts';
import { identifierWords } from './plain-text.ts';
import { writeClassifier } from './write-classifier.ts';
import { writeEvidence } from './write-evidence.ts';

/** The words of the operations for the search over APIs, each once, because repetition says nothing more. */
const operationWords = (operations: readonly OperationFacts[]): string =>
  [
    ...new Set(operations.flatMap(({ summary }) => summary.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])),
  ].join(' ');

/** The fixed parts of a path as words: a parameter's name says nothing about the operation. */
const pathWords = (path: string): string => identifierWords(path.replace(/\{[^}]*\}/g, ' '));

const textColumns = ({ api, operations }: DirectoryApi): string[] =>
  [
    api.name,
    api.id,
    [...api.categories, ...api.features].join(' '),
    api.description,
    operationWords(operations),
  ].map(indexText);

const insertAll = (db: Database.Database, entries: readonly Entry[]): void => {
  const api = db.prepare('INSERT INTO api VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const category = db.prepare('INSERT INTO api_category VALUES (?, ?)');
  const domain = db.prepare('INSERT OR IGNORE INTO api_domain VALUES (?, ?)');
  const host = db.prepare('INSERT OR IGNORE INTO api_host VALUES (?, ?, ?)');
  const text = db.prepare(
    'INSERT INTO api_text(rowid, name, provider, topics, description, operations) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const operation = db.prepare('INSERT INTO operation VALUES (?, ?, ?, ?)');
  const operationText = db.prepare('INSERT INTO operation_text(rowid, summary, path) VALUES (?, ?, ?)');
  const block = db.prepare('INSERT INTO operation_block VALUES (?, ?)');
  const blocks = new Map<number, Block>();
  const addDetails = (id: number, details: OperationDetails): void => {
    if (Object.keys(details).length === 0) return;
    const at = blockOf(id);
    blocks.set(at, { ...blocks.get(at), [id]: details });
  };
  let nextOperation = 1;
  entries.forEach(({ whole, isFolded }, index) => {
    const id = index + 1;
    const { api: facts, operations, hostPatterns } = whole;
    const last = nextOperation + operations.length - 1;
    api.run(
      id,
      facts.id,
      facts.origin,
      facts.name,
      apiNameKey(facts.name),
      facts.provider,
      facts.popularity,
      isFolded ? 1 : 0,
      nextOperation,
      last,
      JSON.stringify(facts),
    );
    for (const name of facts.categories) category.run(name, id);
    // The curated API takes over the addresses of the entries folded into it.
    const addresses = isFolded ? [] : [...facts.hosts, ...hostPatterns];
    for (const name of isFolded ? [] : facts.domains) domain.run(name, id);
    // The part after the last star is looked up, the rest is compared.
    for (const name of addresses) host.run(name.replace(/^.*\*[^.]*\./, ''), name, id);
    // Curated APIs, including the entries folded into them, are found by their evidence.
    if (facts.origin === 'directory' && !isFolded) text.run(id, ...textColumns(whole));
    for (const { method, path, summary, ...details } of operations) {
      operation.run(nextOperation, method, path, summary);
      addDetails(nextOperation, details);
      operationText.run(nextOperation, indexText(summary), indexText(pathWords(path)));
      nextOperation += 1;
    }
  });
  for (const [at, details] of blocks) block.run(at, packBlock(details));
};

/**
 * Writes the catalogue file from scratch. The same entries give the same bytes. A build that fails leaves the old file
 * unchanged.
 */
export const writeCatalog = (file: string, entries: readonly Entry[], examples: readonly Example[]): void => {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  rmSync(draft, { force: true });
  const db = new Database(draft);
  try {
    db.pragma('journal_mode = OFF');
    db.pragma('synchronous = OFF');
    db.exec(SCHEMA);
    db.transaction(() => insertAll(db, entries))();
    db.transaction(() => writeEvidence(db, entries))();
    db.transaction(() => writeClassifier(db, examples))();
    db.exec(
      "INSERT INTO api_text(api_text) VALUES ('optimize'); INSERT INTO operation_text(operation_text) VALUES ('optimize');",
    );
    db.pragma(`user_version = ${LAYOUT}`);
    db.exec('ANALYZE; VACUUM');
    db.close();
    renameSync(draft, file);
  } finally {
    db.close();
    rmSync(draft, { force: true });
  }
};
