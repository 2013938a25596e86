import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Bundles the server if its code has changed since the last time, so that no test starts an older one. */
export const bundleServer = (): void => {
  const script = path.join(ROOT, 'scripts/bundle-server.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`not run: ${stderr.trim()}`);
};

/** What `npm start` starts. */
export const SERVER_MAIN = path.join(ROOT, 'api/dist/main.cjs');
