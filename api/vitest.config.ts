import { defineConfig } from 'vitest/config';

const shared = {
  include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  // Most of what a file costs is the loading of the server's modules: the files of a run share a process.
  isolate: false,
  setupFiles: ['test/process-state.ts'],
  // On a busy machine a database alone may take seconds to make.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // As long as a test may wait for a condition there: the default of one second is over before two requests at once are through.
  expect: { poll: { timeout: 15_000 } },
};

/** What touches no database, and work of minutes or on hostile documents, on which the kind of database has no bearing. */
const WITHOUT_DATABASE = [
  'test/browser-attacks.test.ts',
  'test/chromium.test.ts',
  'test/debugger.test.ts',
  'test/growth/growth.test.ts',
  'test/health-under-load.test.ts',
  'test/hostile-bodies.test.ts',
  'src/features/research/hostile-sites.test.ts',
  'test/listen-hosts.test.ts',
  'test/npm-start.test.ts',
  'test/oauth-behind-token.test.ts',
  'test/pasted-commands.test.ts',
  'test/start.test.ts',
  'test/token-attacks.test.ts',
  'src/worker-threads/bounded-work.test.ts',
  'src/http/slow-clients.test.ts',
  'src/http/token-strength.test.ts',
  'src/vault/envelope.test.ts',
  'src/features/research/company/documents/document-reader.test.ts',
  'src/features/imports/mutated-documents.test.ts',
  'src/features/key-forms/known-forms.test.ts',
  'src/features/imports/read/read-import.test.ts',
  'src/features/imports/write/write-export.test.ts',
  'src/env.test.ts',
  'src/logging/known-secrets.test.ts',
  'src/features/endpoints/keys-in-text.test.ts',
  'src/features/marketplace/integration-providers.test.ts',
  'src/features/oauth/protocol/authorization-url.test.ts',
  'src/features/oauth/protocol/exchange-code.test.ts',
  'src/features/oauth/protocol/failed-grant.test.ts',
  'src/features/oauth/protocol/issuer.test.ts',
  'src/features/oauth/protocol/problems.test.ts',
  'src/features/oauth/protocol/read-metadata.test.ts',
  'src/features/oauth/protocol/read-token-response.test.ts',
  'src/features/oauth/protocol/real-servers.test.ts',
  'src/features/oauth/protocol/written-request.test.ts',
  'src/features/research/company/reading.test.ts',
];

/** What goes on for minutes, and is part of `npm run test:deep` alone. */
const ONLY_DEEP = process.env.DEEP === '1' ? [] : ['**/*.deep.*'];

/** The same suite on both databases; what concerns one of them alone says so in its file's name. */
export default defineConfig({
  test: {
    // Many of these wait for a kill, a stop or a timeout: three at a time fill the gaps, on two cores too.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'sqlite',
          exclude: ['**/*.postgres.test.ts', ...ONLY_DEEP],
          env: { TEST_DATABASE: 'sqlite' },
          globalSetup: ['test/run-folder.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'postgres',
          exclude: ['**/*.sqlite.test.ts', ...WITHOUT_DATABASE, ...ONLY_DEEP],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['test/run-folder.ts', 'test/postgres-server.ts'],
        },
      },
    ],
  },
});
