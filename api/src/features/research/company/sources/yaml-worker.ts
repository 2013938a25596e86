import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'yaml';

/** Copies that one document may make of its parts, which is how a small one becomes a huge one. */
const MAX_ALIASES = 100;

/** The thread of parse-yaml.ts: answers what the text holds, or undefined where it is no YAML. */
const read = (text: string): unknown => {
  try {
    return parse(text, { maxAliasCount: MAX_ALIASES, logLevel: 'error' });
  } catch {
    return undefined;
  }
};

parentPort?.postMessage(read(String(workerData)));
