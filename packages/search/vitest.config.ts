import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Most of what a file costs is the loading of modules: the files of a run share a process.
  test: { isolate: false, include: ['{src,build,test}/**/*.test.ts'], testTimeout: 20_000 },
});
