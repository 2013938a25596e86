// Migrates the data folder in its first argument to the next version. Kills itself at its n-th statement if it gets that
// far; otherwise prints how many statements it ran.
import { writeSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { backUp } from '#src/db/backup.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { migrateSqlite } from '#src/db/sqlite-migrate.ts';
import { WITH_NEXT } from '#test/faults/next-migration.ts';

const [dataDir = '', target = '0'] = process.argv.slice(2);
let statements = 0;
const handle = new Sqlite(databaseFile(dataDir), {
  verbose: () => {
    statements += 1;
    if (statements === Number(target)) process.kill(process.pid, 'SIGKILL');
  },
});
const now = () => new Date();
migrateSqlite(handle, {
  now,
  migrations: WITH_NEXT,
  backup: () => void backUp(handle, dataDir, 'migration', now()),
});
writeSync(1, `statements ${statements}\n`);
handle.close();
