import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { SourceProblem } from '#build/source-problem.ts';
import { LAYOUT } from '#src/knowledge-file.ts';
import { type Knowledge, knowledgeOver } from '#src/open-knowledge.ts';

/**
 * A kind of fact that needs no SQL of its own is a row of `facts`. What is looked up by host has its patterns in `hosts`:
 * a host, or `*.` and a domain for every host below it.
 */
const SCHEMA = `
CREATE TABLE facts (kind TEXT NOT NULL, slug TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, slug)) WITHOUT ROWID;
CREATE TABLE hosts (
  kind TEXT NOT NULL, pattern TEXT NOT NULL, slug TEXT NOT NULL, PRIMARY KEY (kind, pattern, slug)
) WITHOUT ROWID;
`;

/** The file while it is being built. */
export type KnowledgeDraft = {
  /** For a kind that has tables of its own. */
  db: Database.Database;
  /** Reads what was written already. */
  knowledge: Knowledge;
  putFact: (kind: string, slug: string, fact: unknown) => void;
  putHosts: (kind: string, slug: string, patterns: readonly string[]) => void;
  /** Does what reads a source. What is wrong with it is reported with all other problems, after the last source. */
  attempt: (read: () => void) => void;
  /** For what can only be written if all that was read until now is right. @throws {SourceProblem} */
  needAll: () => void;
};

/**
 * Writes the file from scratch. The same sources give the same bytes. A build that fails leaves the old file unchanged.
 * @throws {SourceProblem} with the problems of all sources
 */
export const writeDraft = (file: string, fill: (draft: KnowledgeDraft) => void): void => {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.draft`;
  rmSync(unfinished, { force: true });
  const db = new Database(unfinished);
  const problems: string[] = [];
  try {
    db.pragma('journal_mode = OFF');
    db.pragma('synchronous = OFF');
    db.exec(SCHEMA);
    const fact = db.prepare('INSERT INTO facts VALUES (?, ?, ?)');
    const host = db.prepare('INSERT OR IGNORE INTO hosts VALUES (?, ?, ?)');
    const draft: KnowledgeDraft = {
      db,
      knowledge: knowledgeOver(db),
      putFact: (kind, slug, value) => void fact.run(kind, slug, JSON.stringify(value)),
      putHosts: (kind, slug, patterns) => {
        for (const pattern of patterns) host.run(kind, pattern, slug);
      },
      attempt: (read) => {
        try {
          read();
        } catch (error) {
          if (!(error instanceof SourceProblem)) throw error;
          problems.push(...error.problems);
        }
      },
      needAll: () => {
        if (problems.length > 0) throw new SourceProblem(problems);
      },
    };
    db.transaction(() => fill(draft))();
    draft.needAll();
    db.pragma(`user_version = ${LAYOUT}`);
    db.exec('ANALYZE; VACUUM');
    db.close();
    renameSync(unfinished, file);
  } finally {
    db.close();
    rmSync(unfinished, { force: true });
  }
};
