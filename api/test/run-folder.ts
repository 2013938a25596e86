import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { createTemporaryFolder } from '#test/temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Contains every temporary folder of the run; removed after it. */
    runFolder: string;
  }
}

const createRunFolder = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await createTemporaryFolder('gatehouse-tests-');
  project.provide('runFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
};

export default createRunFolder;
