import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstLoads } from '../../scripts/lib/first-load.mjs';
import { type Checkout, checkouts, type Figures, printTable } from './checkouts.ts';

/**
 * KB of gzipped JavaScript that the first load of each screen fetches, and the number of files of a first visit. Each checkout is built with its own Vite into a
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

const sizes = new Map<string, Figures>();
const counts = new Map<string, Figures>();
for (const checkout of checkouts()) {
  for (const { route, bytes, files } of await measure(checkout)) {
    sizes.set(route, { ...sizes.get(route), [checkout.name]: bytes / 1024 });
    counts.set(route, { ...counts.get(route), [checkout.name]: files });
  }
}
printTable(
  'JavaScript of a first load, gzip',
  [...sizes].map(([route, line]) => [route, line, 'KB']),
);
printTable(
  'Files of a first visit, those for later included',
  [...counts].map(([route, line]) => [route, line, '']),
);
