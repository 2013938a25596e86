/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const sameSecrets = [
  {
    name: 'keys: what equal secrets have in common outlives the secret',
    why: 'A deleted key could still be told from a guess by who gets the data key later.',
    file: 'api/src/db/migrations/2026-11/2026-11-29-secret-changes.ts',
    find: 'update secret_versions set print = null, changed',
    replace: 'update secret_versions set changed',
    on: 'sqlite',
    tests: ['api/src/features/keys/same-secret.test.ts'],
  },
  {
    name: 'keys: what equal secrets have in common outlives the secret, on PostgreSQL',
    why: 'A deleted key could still be told from a guess by who gets the data key later.',
    file: 'api/src/db/migrations/2026-11/2026-11-29-secret-changes.ts',
    find: "if tg_op = 'UPDATE' and new.version <> old.version then new.print := null; end if;",
    replace: '',
    on: 'postgres',
    tests: ['api/src/features/keys/same-secret.test.ts'],
  },
  {
    name: 'keys: what equal secrets have in common is a plain hash',
    why: 'A copy of the database without its master key would do to try out guesses.',
    file: 'api/src/vault/envelope.ts',
    find: "createHmac('sha256', derive(key, 'equal secrets'))",
    replace: "createHmac('sha256', Buffer.alloc(32))",
    tests: ['api/src/features/keys/same-secret.test.ts'],
  },
];
