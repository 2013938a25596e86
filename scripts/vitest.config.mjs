import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Many of these start processes, which takes seconds on a busy machine.
  test: { include: ['**/*.test.mjs'], testTimeout: 60_000, hookTimeout: 60_000 },
});
