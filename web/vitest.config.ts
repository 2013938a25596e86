import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    restoreMocks: true,
    // On a busy machine the first look at a component waits seconds for its modules.
    testTimeout: 20_000,
  },
});
