import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['{src,build}/**/*.test.ts', 'src/**/*.test.tsx'],
    restoreMocks: true,
    // By default every style sheet is empty; these are read as text.
    css: { include: [/\.css\?raw$/] },
    // On a busy machine it takes seconds to load a component's modules for the first time.
    testTimeout: 20_000,
  },
});
