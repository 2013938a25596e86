import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests wait for processes: compilers, interpreters and curl.
  test: { include: ['src/**/*.test.ts', 'test/**/*.test.ts'], testTimeout: 60_000 },
});
