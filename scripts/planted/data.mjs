/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const data = [
  {
    name: 'data: commits are not synced',
    why: 'Acknowledged changes are lost when the power fails.',
    file: 'api/src/db/sqlite-file.ts',
    find: "handle.pragma('synchronous = FULL');",
    replace: "handle.pragma('synchronous = NORMAL');",
    tests: ['api/src/db/sqlite.sqlite.test.ts'],
  },
  {
    name: 'data: nothing checks whether commits are synced',
    why: 'A build of SQLite with another default would silently lose acknowledged writes.',
    file: 'api/src/db/sqlite-file.ts',
    find: "if (synchronous !== SYNCHRONOUS_FULL || journal !== 'wal') {",
    replace: "if (synchronous === undefined || journal !== 'wal') {",
    tests: ['api/src/db/sqlite.sqlite.test.ts'],
  },
  {
    name: 'data: the response is sent before the commit',
    why: 'A failed commit or a power cut would lose what was reported as stored.',
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
    name: 'data: a swallowed error commits half of the work',
    why: 'PostgreSQL would have ended the transaction; half a change is worse than none.',
    file: 'api/src/db/sqlite-file.ts',
    find: "if (transaction === 'open') transaction = 'broken';",
    replace: '',
    tests: ['api/src/db/connect.test.ts'],
  },
  {
    name: 'data: each statement of a migration is committed separately',
    why: 'A crash in the middle leaves a database that is neither old nor new and can no longer be opened.',
    file: 'api/src/db/sqlite-migrate.ts',
    find: "for (const statement of migration.statements('sqlite')) handle.exec(statement);",
    replace:
      "for (const statement of migration.statements('sqlite'))\n        handle.exec(statement + '; commit; begin immediate');",
    tests: ['api/test/faults/migration-kill.sqlite.test.ts'],
  },
  {
    name: 'data: an upgrade makes no backup first',
    why: 'A faulty migration could not be undone.',
    file: 'api/src/db/sqlite-migrate.ts',
    find: 'if (applied.length > 0) options.backup();',
    replace: '',
    tests: ['api/src/db/sqlite-migrate.sqlite.test.ts'],
  },
  {
    name: 'data: rows may reference missing rows after a migration',
    why: 'Foreign keys are off while tables are rebuilt, so the check before the commit is the only one.',
    file: 'api/src/db/sqlite-migrate.ts',
    find: 'if (dangling.length > 0)',
    replace: 'if (dangling.length < 0)',
    tests: ['api/src/db/sqlite-migrate.sqlite.test.ts'],
  },
  {
    name: 'data: a newer database is opened anyway',
    why: 'Old code would write to tables that it does not know.',
    file: 'api/src/db/migrate.ts',
    find: 'if (!migration) {',
    replace: 'if (!migration) {\n      if (applied.length > 0) continue;',
    tests: ['api/src/db/migrate.test.ts'],
  },
  {
    name: 'data: a backup is not checked',
    why: 'A bad backup would only be noticed on the day it is needed.',
    file: 'api/src/db/backup.ts',
    find: 'verify(partial, rowCounts(handle));',
    replace: '',
    tests: ['api/src/db/backup.sqlite.test.ts'],
  },
  {
    name: 'data: the last backup is deleted too',
    why: 'A database that grew fast would be left without any backup.',
    file: 'api/src/db/backup.ts',
    find: '(total <= limit || newer === 0)',
    replace: 'total <= limit',
    tests: ['api/src/db/backup.sqlite.test.ts'],
  },
  {
    name: 'data: a second process may use the data folder',
    why: 'Two writers on one file, each with its own cache, destroy it.',
    file: 'api/src/db/sqlite-lock.ts',
    find: "handle.exec('begin exclusive');",
    replace: '',
    tests: ['api/test/faults/lock.sqlite.test.ts'],
  },
  {
    name: 'data: a damaged file is still written to',
    why: 'Each write may destroy more of what could have been rescued.',
    file: 'api/src/db/sqlite-file.ts',
    find: 'if (isDamage(code)) latchReadOnly(code);',
    replace: "if (code === '') latchReadOnly(code);",
    tests: ['api/test/faults/damage.sqlite.test.ts'],
  },
  {
    name: 'data: the page cache is trusted after a failed sync',
    why: 'The system drops what it could not write, and the next sync reports success.',
    file: 'api/src/db/sqlite-file.ts',
    find: 'suspect = true;',
    replace: 'suspect = false;',
    tests: ['api/test/faults/io-error.sqlite.test.ts'],
  },
  {
    name: 'data: a stop does not wait for running requests',
    why: 'The response is lost, and the caller does not know whether the change was made.',
    file: 'api/src/lifecycle/graceful-stop.ts',
    find: 'while (app.lifecycle.running > 0) {',
    replace: 'while (app.lifecycle.running > 1) {',
    tests: ['api/src/lifecycle/graceful-stop.test.ts'],
  },
];
