/**
 * Loads every module that a start needs, then exits: run after a change, it fills Node's compile cache. Modules that are
 * loaded lazily are listed here too.
 */
import '#src/lifecycle/start.ts';

await Promise.all([
  import('#src/db/sqlite.ts'),
  import('#src/db/postgres.ts'),
  import('@smithy/signature-v4'),
  import('#src/features/research/company/documents/document-worker.ts'),
  import('#src/features/imports/import-worker.ts'),
  import('openai'),
  import('openai/helpers/zod'),
]);
