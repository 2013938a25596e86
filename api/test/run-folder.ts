import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Contains every temporary folder of the run; removed after it. */
    runFolder: string;
  }
}

const createRunFolder = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gatehouse-tests-'));
  project.provide('runFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
};

export default createRunFolder;
