import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'yaml';

/** How often a document may copy its own parts, which is how a small document becomes a huge one. */
const MAX_ALIASES = 100;

/** Runs in the thread of parse-yaml.ts. Returns the value of the text, or undefined if it is not YAML. */
const read = (text: string): unknown => {
  try {
    return parse(text, { maxAliasCount: MAX_ALIASES, logLevel: 'error' });
  } catch {
    return undefined;
  }
};

parentPort?.postMessage(read(String(workerData)));
