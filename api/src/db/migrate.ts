import { createHash } from 'node:crypto';
import type { Dialect } from '#src/db/database.ts';
import { MIGRATIONS, type Migration } from '#src/db/migration-list.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

export type AppliedMigration = { name: string; checksum: string };

export const LEDGER_TABLE = `create table if not exists migrations (
  name text primary key,
  checksum text not null,
  applied_at text not null
)`;

/** SHA-256 of the statements, so that a changed comment in the file does not matter. */
export const checksumOf = (migration: Migration, dialect: Dialect): string =>
  createHash('sha256').update(migration.statements(dialect).join('\0')).digest('hex');

/**
 * The migrations that this database still needs. Throws a StartError, before anything is written, if the database was
 * created by a newer version or if an applied migration differs from the one in this version.
 */
export const pendingMigrations = (
  applied: readonly AppliedMigration[],
  dialect: Dialect,
  migrations: readonly Migration[] = MIGRATIONS,
): Migration[] => {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    if (!migration) {
      throw new StartError(
        `The database was created by a newer version of Gatehouse (it has the unknown migration ${name}). Nothing was changed. Start the newer version.`,
      );
    }
    const accepted = [checksumOf(migration, dialect), ...(migration.earlierChecksums ?? [])];
    if (!accepted.includes(checksum)) {
      throw new StartError(
        `The applied migration ${name} differs from the one in this version. Nothing was changed. Restore a backup, or start the version that applied it.`,
      );
    }
  }
  const names = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !names.has(name));
};
