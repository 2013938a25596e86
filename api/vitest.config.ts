import { defineConfig } from 'vitest/config';

const suite = ['src/**/*.test.ts', 'test/**/*.test.ts'];

/** The same suite on both databases; what concerns one of them alone says so in its file's name. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'sqlite',
          include: suite,
          exclude: ['**/*.postgres.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
        },
      },
      {
        test: {
          name: 'postgres',
          include: suite,
          exclude: ['**/*.sqlite.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['test/postgres-server.ts'],
        },
      },
    ],
  },
});
