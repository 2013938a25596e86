import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstLoads } from '../../scripts/lib/first-load.mjs';
import { type Checkout, checkouts, type Figures, printTable } from './checkouts.ts';

/**
 * KB of gzipped JavaScript that the first load of each screen fetches. Each checkout is built with its own Vite into a
 * temporary folder, because an earlier commit may have been built without a manifest.
 */
const measure = async ({ root }: Checkout) => {
  const web = path.join(root, 'web');
  const outDir = await mkdtemp(path.join(tmpdir(), 'gatehouse-first-load-'));
  const vite = path.dirname(createRequire(path.join(web, 'package.json')).resolve('vite/package.json'));
  const { build }: typeof import('vite') = await import(
    pathToFileURL(path.join(vite, 'dist/node/index.js')).href
  );
  // The router's plugin looks for the routes in the working directory.
  process.chdir(web);
  try {
    await build({ root: web, logLevel: 'error', build: { outDir, emptyOutDir: true, manifest: true } });
    return firstLoads(outDir);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};

const figures = new Map<string, Figures>();
for (const checkout of checkouts()) {
  for (const { route, bytes } of await measure(checkout))
    figures.set(route, { ...figures.get(route), [checkout.name]: bytes / 1024 });
}
printTable(
  'JavaScript of a first load, gzip',
  [...figures].map(([route, line]) => [route, line, 'KB']),
);
