// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  DEFAULT_LOADER,
  LOADER_PLACEMENTS,
  LOADER_SIZES,
  LOADER_TYPES,
  type LoaderSettings,
} from '@gatehouse/contract/plain/loading-demo.ts';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loaderSnippet } from '#src/features/loading-demo/loader-snippet.ts';
import { LOADER_PARTS } from '#src/ui/feedback/loader.tsx';

const HOSTILE = `'</style><script>alert(1)</script>\`\${1}{1}\\ "😀" مرحبا\u2028\n`;
const ESCAPED = `&#x27;&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;\`\${1}{1}\\ &quot;😀&quot; مرحبا\u2028\n`;

const change = (changes: Partial<LoaderSettings>): LoaderSettings => ({ ...DEFAULT_LOADER, ...changes });

/** Every type, size and placement, and what else changes the code. */
const LOADERS: Record<string, LoaderSettings> = {
  standard: DEFAULT_LOADER,
  ...Object.fromEntries(LOADER_TYPES.map((type) => [type, change({ type })])),
  ...Object.fromEntries(LOADER_SIZES.map((size) => [size, change({ size })])),
  ...Object.fromEntries(LOADER_PLACEMENTS.map((placement) => [placement, change({ placement })])),
  silent: change({ showText: false }),
  blank: change({ text: ' ' }),
  delayed: change({ showDelay: true, delay: 700 }),
  undelayed: change({ showDelay: false, delay: 700 }),
  hostile: change({ text: HOSTILE, color: `rgb(1 2 3 / 50%)` }),
};

const require = createRequire(import.meta.url);
const TSC = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
const WEB = fileURLToPath(new URL('../../..', import.meta.url));

/** Within the package, so that React and its types are found. */
let folder = '';
/** What the compiler has to say. */
let complaints = '';

/** As an application that uses the code compiles it: strictly, with nothing of ours. */
const OPTIONS = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['es2022', 'dom'],
  types: [],
  strict: true,
  noUnusedLocals: true,
  exactOptionalPropertyTypes: true,
  rootDir: '.',
  outDir: 'out',
};

beforeAll(() => {
  folder = mkdtempSync(join(WEB, 'node_modules/.loader-snippet-'));
  for (const [name, loader] of Object.entries(LOADERS))
    writeFileSync(join(folder, `${name}.tsx`), loaderSnippet(loader));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: OPTIONS, include: ['*.tsx'] }),
  );
  const { stdout, stderr, status } = spawnSync(process.execPath, [TSC, '-p', folder], { encoding: 'utf8' });
  complaints = status === 0 ? '' : `${stdout}${stderr}` || `ended with ${status}`;
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rendered = async (name: string): Promise<string> => {
  const module = (await import(/* @vite-ignore */ join(folder, `out/${name}.js`))) as {
    Loading: ComponentType;
  };
  return renderToStaticMarkup(createElement(module.Loading));
};

const styleOf = (html: string): string => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

describe('the code of a loader', () => {
  it('compiles, and depends on nothing but React', () => {
    expect(complaints).toBe('');
    for (const name of Object.keys(LOADERS))
      expect(readFileSync(join(folder, `${name}.tsx`), 'utf8')).not.toMatch(/\bimport\b|#src/);
  });

  it.each(LOADER_TYPES)(
    '%s: renders its parts, with the rules and the animation of this loader alone',
    async (type) => {
      const html = await rendered(type);
      expect(html).toContain(`data-type="${type}" data-size="medium" style="color:currentColor"`);
      expect(html.match(/<i><\/i>/g)).toHaveLength(LOADER_PARTS[type]);
      expect(html).toMatch(/^<span class="loader" role="status" data-placement="below">/);
      expect(html).toContain('Loading...');
      const style = styleOf(html);
      expect(style).toContain(`@keyframes loader-${type}`);
      expect(style).toContain('@media (prefers-reduced-motion: reduce)');
      for (const other of LOADER_TYPES) if (other !== type) expect(style).not.toContain(other);
      const used = [...style.matchAll(/animation: (loader-[a-z]+)/g)].map(([, name]) => name);
      const defined = [...style.matchAll(/@keyframes (loader-[a-z]+)/g)].map(([, name]) => name);
      expect([...new Set(used)].sort()).toEqual(defined.sort());
    },
  );

  it.each(LOADER_SIZES)('%s: has this size', async (size) => {
    const html = await rendered(size);
    expect(html).toContain(`data-size="${size}"`);
    expect(styleOf(html).match(/--loader-size: \d+px/g)).toHaveLength(1);
  });

  it.each(LOADER_PLACEMENTS)('%s: has its text there', async (placement) => {
    const html = await rendered(placement);
    expect(html).toContain(`data-placement="${placement}"`);
    const hides = styleOf(html).includes('clip-path');
    expect(hides).toBe(placement === 'none');
  });

  it.each(['silent', 'blank'])('%s: tells screen readers that it is loading', async (name) => {
    const html = await rendered(name);
    expect(html).toContain('data-placement="none"');
    expect(html).toContain('<span class="loaderText" dir="auto">Loading</span>');
  });

  it('has the delay only if it is shown after one', async () => {
    const html = await rendered('delayed');
    expect(html).toContain('data-delayed="true" style="animation-delay:700ms;animation-duration:200ms"');
    expect(styleOf(html)).toContain('@keyframes loader-appear');
    expect(await rendered('undelayed')).not.toMatch(/delayed|loader-appear/);
  });

  it('has what was typed as text only', async () => {
    const html = await rendered('hostile');
    expect(html).toContain(`<span class="loaderText" dir="auto">${ESCAPED}</span>`);
    expect(html).toContain('style="color:rgb(1 2 3 / 50%)"');
    expect(html).not.toContain('<script');
  });
});
