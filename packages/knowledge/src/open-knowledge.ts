import Database from 'better-sqlite3';
import { KNOWLEDGE_FILE, LAYOUT } from '#src/knowledge-file.ts';

/** The knowledge file is missing, unreadable or has a different layout. The message names the command that builds it. */
export class KnowledgeFileError extends Error {
  override name = 'KnowledgeFileError';
}

/** The open knowledge file, which the readers of this package take first. It is read-only and holds one file descriptor. */
export type Knowledge = {
  /** A statement, compiled once for each text. */
  prepare: <Params extends unknown[], Row>(sql: string) => Database.Statement<Params, Row>;
  close: () => void;
};

/** SQLite's page cache for the file, in KiB. The operating system caches the file too. */
const CACHE_KIB = 2048;
const HELP = 'run "npm run build" to build it';

const openFile = (file: string): Database.Database => {
  let db: Database.Database;
  try {
    db = new Database(file, { readonly: true, fileMustExist: true });
  } catch {
    throw new KnowledgeFileError(`The knowledge file ${file} is missing; ${HELP}.`);
  }
  try {
    if (db.pragma('user_version', { simple: true }) === LAYOUT) return db;
  } catch {
    // Not a database: reported below.
  }
  db.close();
  throw new KnowledgeFileError(
    `The knowledge file ${file} is damaged or was built by another version; ${HELP}.`,
  );
};

/** What readers take, over a file that is open already: that of a build. */
export const knowledgeOver = (db: Database.Database): Knowledge => {
  const statements = new Map<string, Database.Statement>();
  return {
    prepare: <Params extends unknown[], Row>(sql: string) => {
      const known = statements.get(sql) ?? db.prepare(sql);
      statements.set(sql, known);
      return known as unknown as Database.Statement<Params, Row>;
    },
    close: () => db.close(),
  };
};

/** Opens a knowledge file by its path. @throws {KnowledgeFileError} */
export const openKnowledgeFile = (file: string): Knowledge => {
  const db = openFile(file);
  db.pragma(`cache_size = -${CACHE_KIB}`);
  return knowledgeOver(db);
};

let opened: Knowledge | undefined;

/** The one handle of this thread on the built file, opened when it is first asked for. @throws {KnowledgeFileError} */
export const openKnowledge = (): Knowledge => {
  opened ??= openKnowledgeFile(KNOWLEDGE_FILE);
  return opened;
};
