import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests wait for processes, a shell and curl among them.
  test: { include: ['src/**/*.test.ts'], testTimeout: 20_000 },
});
