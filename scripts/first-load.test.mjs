import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { firstLoads, overBudget, tooManyFiles } from './lib/first-load.mjs';
import { ROOT } from './lib/workspace.mjs';

/**
 * KB of JavaScript, as gzip, that the first load of each screen may take. No screen has a budget above 220, and one that
 * needs less has little more than it needs. A dialog, an editor or a long list of choices is loaded when it is opened:
 * see web/src/ui/dialog/lazy-dialog.tsx.
 */
const BUDGET_KB = {
  '/': 189.5,
  '/api-research': 197.5,
  '/apply': 196,
  '/discover': 195,
  '/endpoints': 199,
  '/guides': 191,
  '/history': 183,
  '/keys': 206,
  '/loading-demo': 185,
  '/marketplace': 189,
  '/oauth': 191,
  '/oauth-callback': 165,
  '/profile': 193,
  '/settings': 189.5,
  '/test': 220,
};

/**
 * How many files the first visit of a screen may fetch, those for later included. It makes one to three requests to the API as well.
 * web/build/merge-chunks.ts decides how many chunks there are.
 */
const MAX_FILES = 68;

/** @type {string[]} */
const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/**
 * A build in its own folder, with each script as big as its file name says: `a-12.js` has 12 KB.
 * @param {import('./lib/first-load.mjs').Manifest} manifest
 */
const built = (manifest) => {
  const dist = mkdtempSync(join(tmpdir(), 'gatehouse-dist-'));
  folders.push(dist);
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  };
  write('.vite/manifest.json', JSON.stringify(manifest));
  write(
    'index.html',
    '<link rel="icon" href="/icon.svg" /><script type="module" src="/entry-100.js"></script>',
  );
  for (const { file } of Object.values(manifest))
    write(`${file}.gz`, ' '.repeat(1024 * Number(/(\d+)\.js$/.exec(file)?.[1] ?? 0)));
  return dist;
};

const sample = {
  'index.html': {
    file: 'entry-100.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/routes/_shell/keys.tsx?tsr-split=component'],
    isEntry: true,
  },
  '_shared.js': { file: 'shared-10.js' },
  '_lazy.js': { file: 'lazy-500.js' },
  'src/routes/_shell.tsx?tsr-split=component': { file: 'shell-1.js' },
  'src/routes/_shell/index.tsx?tsr-split=component': { file: 'home-20.js', imports: ['_shared.js'] },
  'src/routes/_shell/keys.tsx?tsr-split=component': {
    file: 'keys-40.js',
    imports: ['_table.js'],
    dynamicImports: ['src/dialog.tsx'],
    css: ['keys.css'],
  },
  'src/dialog.tsx': { file: 'dialog-7.js', imports: ['_shared.js', '_lazy.js'] },
  '_table.js': { file: 'table-5.js', imports: ['_shared.js', '_table.js'] },
};

describe('what a first load fetches', () => {
  it('is the entry, the route with its layouts, and everything they import, each once', () => {
    const sizes = firstLoads(built(sample)).map(({ route, bytes }) => [route, bytes / 1024]);
    expect(sizes).toEqual([
      ['/', 131],
      ['/keys', 156],
    ]);
  });

  it('is followed by what its parts import dynamically, other screens apart; page, icon and style sheets are files, too', () => {
    const loads = firstLoads(built(sample));
    expect(loads.map(({ route, files }) => [route, files])).toEqual([
      ['/', 6],
      ['/keys', 10],
    ]);
    expect(tooManyFiles(loads, 10)).toEqual([]);
    expect(tooManyFiles(loads, 9)).toEqual(['/keys fetches 10 files; at most 9 are allowed']);
  });

  it('may fill its budget; above it the largest chunks are listed', () => {
    const loads = firstLoads(built(sample));
    expect(overBudget(loads, { '/': 131, '/keys': 156 })).toEqual([]);
    expect(overBudget(loads, { '/': 131, '/keys': 155 })).toEqual([
      expect.stringMatching(
        /^\/keys loads 156\.0 KB; its budget is 155 KB\n {2}100\.0 KB entry-100\.js\n {2}40\.0 KB keys-40\.js/,
      ),
    ]);
  });

  it('needs a budget for every route, and none for a route that no longer exists', () => {
    expect(overBudget(firstLoads(built(sample)), { '/': 200, '/gone': 200 })).toEqual([
      '/keys has no budget; it loads 156.0 KB',
      '/gone has a budget but is not a route',
    ]);
  });

  it('cannot be measured without a build', () => {
    expect(() => firstLoads(join(ROOT, 'docs'))).toThrow('Run npm run build');
  });
});

describe('no screen', () => {
  const loads = firstLoads(join(ROOT, 'web/dist'));

  it('loads more than its budget before it can be shown', () => {
    expect(Math.max(...Object.values(BUDGET_KB))).toBeLessThanOrEqual(220);
    expect(overBudget(loads, BUDGET_KB)).toEqual([]);
  });

  it('fetches more files than are allowed', () => {
    expect(tooManyFiles(loads, MAX_FILES)).toEqual([]);
  });
});
