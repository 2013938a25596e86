import Database from 'better-sqlite3';
import { type AddressStore, addressStore } from '#src/addresses.store.ts';
import { type ApiStore, apiStore } from '#src/apis.store.ts';
import { LAYOUT } from '#src/catalog-layout.ts';
import { type ClassifierStore, classifierStore } from '#src/classifier.store.ts';
import { type OperationStore, operationStore } from '#src/operations.store.ts';

/** SQLite's page cache for the file, in KiB. The operating system caches the file too. */
const CACHE_KIB = 2048;

/** The catalogue file is missing, unreadable or has a different layout. The message names the command that builds it. */
export class CatalogFileError extends Error {
  override name = 'CatalogFileError';
}

const HELP = 'run "npm run build" to build it';

const openFile = (file: string): Database.Database => {
  let db: Database.Database;
  try {
    db = new Database(file, { readonly: true, fileMustExist: true });
  } catch {
    throw new CatalogFileError(`The catalogue ${file} is missing; ${HELP}.`);
  }
  try {
    if (db.pragma('user_version', { simple: true }) === LAYOUT) return db;
  } catch {
    // Not a database: reported below.
  }
  db.close();
  throw new CatalogFileError(`The catalogue ${file} is damaged or was built by another version; ${HELP}.`);
};

export type CatalogStore = ApiStore & OperationStore & AddressStore & ClassifierStore & { close: () => void };

/** The queries on the catalogue file, which is opened read-only: no journal is written next to it. */
export const openStore = (file: string): CatalogStore => {
  const db = openFile(file);
  db.pragma(`cache_size = -${CACHE_KIB}`);
  return {
    ...apiStore(db),
    ...operationStore(db),
    ...addressStore(db),
    ...classifierStore(db),
    close: () => db.close(),
  };
};
