import { type Dialect, type Driver, SqliteDialect, SqliteDriver } from 'kysely';
import type { SqliteFile } from '#src/db/sqlite-file.ts';

/**
 * Kysely's own driver, except that a transaction takes the write lock when it begins, and that rolling back a
 * transaction which SQLite already ended (on a full disk, for example) does not hide the error that ended it.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  override async beginTransaction(): Promise<void> {
    this.#file.begin();
  }

  override async commitTransaction(): Promise<void> {
    this.#file.commit();
  }

  override async rollbackTransaction(): Promise<void> {
    this.#file.rollback();
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#file);
  }
}

export const sqliteDialect = (file: SqliteFile): Dialect => new ImmediateDialect(file);
