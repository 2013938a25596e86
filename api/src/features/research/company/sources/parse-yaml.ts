import { Worker } from 'node:worker_threads';

/** A document of this length takes a second or two. */
const MAX_LENGTH = 1024 * 1024;
const LIMIT_MS = 8_000;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/**
 * The value of a YAML text; undefined if it is not YAML, or too large. It is parsed in a separate thread, which is
 * stopped when it runs out of time or memory: 600 KB of hostile text took the parser 84 s.
 */
export const parseYaml = (text: string, limitMs: number = LIMIT_MS): Promise<unknown> => {
  if (text.length > MAX_LENGTH) return Promise.resolve(undefined);
  const worker = new Worker(new URL('./yaml-worker.ts', import.meta.url), {
    workerData: text,
    resourceLimits: MEMORY,
    execArgv: [],
    env: {},
  });
  return new Promise<unknown>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), limitMs);
    worker.once('message', resolve);
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  }).finally(() => worker.terminate());
};
