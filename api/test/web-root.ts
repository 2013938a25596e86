import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createTestFolder } from '#test/database.ts';

const APP = 'globalThis.loaded = true;\n';

/** A small stand-in for the built single-page app. */
export const createWebRoot = async (): Promise<{ folder: string; dispose: () => Promise<void> }> => {
  const { folder, dispose } = await createTestFolder();
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><script src="/assets/app-1a2b3c.js"></script>',
  );
  await writeFile(path.join(folder, 'assets', 'app-1a2b3c.js'), APP);
  await writeFile(path.join(folder, 'assets', 'app-1a2b3c.js.gz'), gzipSync(APP));
  await writeFile(path.join(folder, '.vite', 'manifest.json'), '{}');
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { folder, dispose };
};
