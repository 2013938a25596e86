import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{src,build,test}/**/*.test.ts'], testTimeout: 20_000 },
});
