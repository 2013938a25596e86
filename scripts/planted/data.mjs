/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const data = [
  {
    name: 'data: commits are not synced',
    why: 'What was acknowledged is lost when the power fails.',
    file: 'api/src/db/sqlite-file.ts',
    find: "handle.pragma('synchronous = FULL');",
    replace: "handle.pragma('synchronous = NORMAL');",
    tests: ['api/src/db/sqlite.sqlite.test.ts'],
  },
  {
    name: 'data: nobody looks whether commits are synced',
    why: 'A build of SQLite with another default would lose acknowledged writes, and nothing would say so.',
    file: 'api/src/db/sqlite-file.ts',
    find: "if (synchronous !== SYNCHRONOUS_FULL || journal !== 'wal') {",
    replace: "if (synchronous === undefined || journal !== 'wal') {",
    tests: ['api/src/db/sqlite.sqlite.test.ts'],
  },
  {
    name: 'data: the answer goes out before the commit',
    why: 'A commit that fails, or a power cut, takes back what was said to be stored.',
    file: 'api/src/db/sqlite.ts',
    find: 'transaction: (work) => db.transaction().execute(work),',
    replace: `transaction: (work) =>
      new Promise((resolve, reject) => {
        const early = async (tx: Parameters<typeof work>[0]): Promise<void> => resolve(await work(tx));
        db.transaction().execute(early).catch(reject);
      }),`,
    tests: ['api/test/faults/power-cut.sqlite.test.ts'],
  },
  {
    name: 'data: an error that was swallowed saves half of the work',
    why: 'PostgreSQL would have ended the transaction; half a change is worse than none.',
    file: 'api/src/db/sqlite-file.ts',
    find: "if (transaction === 'open') transaction = 'broken';",
    replace: '',
    tests: ['api/src/db/connect.test.ts'],
  },
  {
    name: 'data: each statement of a migration stands alone',
    why: 'A crash in the middle leaves a database that is neither old nor new, and does not start again.',
    file: 'api/src/db/sqlite-migrate.ts',
    find: "for (const statement of migration.statements('sqlite')) handle.exec(statement);",
    replace:
      "for (const statement of migration.statements('sqlite'))\n        handle.exec(statement + '; commit; begin immediate');",
    tests: ['api/test/faults/migration-kill.sqlite.test.ts'],
  },
  {
    name: 'data: an upgrade makes no backup first',
    why: 'A migration that was wrong cannot be taken back.',
    file: 'api/src/db/sqlite-migrate.ts',
    find: 'if (applied.length > 0) options.backup();',
    replace: '',
    tests: ['api/src/db/sqlite-migrate.sqlite.test.ts'],
  },
  {
    name: 'data: rows may point nowhere after a migration',
    why: 'Foreign keys are off while tables are rebuilt, so the check before the commit is the only one.',
    file: 'api/src/db/sqlite-migrate.ts',
    find: 'if (dangling.length > 0)',
    replace: 'if (dangling.length < 0)',
    tests: ['api/src/db/sqlite-migrate.sqlite.test.ts'],
  },
  {
    name: 'data: a newer database is opened all the same',
    why: 'Old code would write into tables that it does not know.',
    file: 'api/src/db/migrate.ts',
    find: 'if (!migration) {',
    replace: 'if (!migration) {\n      if (applied.length > 0) continue;',
    tests: ['api/src/db/migrate.test.ts'],
  },
  {
    name: 'data: a backup is taken for good unseen',
    why: 'It would be found wanting on the day that it is needed.',
    file: 'api/src/db/backup.ts',
    find: 'verify(partial, rowCounts(handle));',
    replace: '',
    tests: ['api/src/db/backup.sqlite.test.ts'],
  },
  {
    name: 'data: the last backup gives way too',
    why: 'A database that has grown fast would be left without any.',
    file: 'api/src/db/backup.ts',
    find: '(total <= limit || newer === 0)',
    replace: 'total <= limit',
    tests: ['api/src/db/backup.sqlite.test.ts'],
  },
  {
    name: 'data: a second process takes the folder',
    why: 'Two writers on one file, each with a cache of its own, destroy it.',
    file: 'api/src/db/sqlite-lock.ts',
    find: "handle.exec('begin exclusive');",
    replace: '',
    tests: ['api/test/faults/lock.sqlite.test.ts'],
  },
  {
    name: 'data: writing goes on in a damaged file',
    why: 'Each write may destroy more of what could have been saved.',
    file: 'api/src/db/sqlite-file.ts',
    find: 'if (isDamage(code)) latchReadOnly(code);',
    replace: "if (code === '') latchReadOnly(code);",
    tests: ['api/test/faults/damage.sqlite.test.ts'],
  },
  {
    name: 'data: a page cache behind a failed sync is trusted',
    why: 'The system drops what it could not write, and the next sync says that all is well.',
    file: 'api/src/db/sqlite-file.ts',
    find: 'suspect = true;',
    replace: 'suspect = false;',
    tests: ['api/test/faults/io-error.sqlite.test.ts'],
  },
  {
    name: 'data: a stop does not wait for the last request',
    why: 'Its answer is dropped, and whoever asked does not know whether it was done.',
    file: 'api/src/lifecycle/graceful-stop.ts',
    find: 'while (app.lifecycle.running > 0) {',
    replace: 'while (app.lifecycle.running > 1) {',
    tests: ['api/src/lifecycle/graceful-stop.test.ts'],
  },
];
