import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Some tests compare the work on long texts.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
