import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from './lib/workspace.mjs';

/*
 * The house rules that Biome keeps. It is shown each shortcut, with our settings, and must refuse it: a rule that is
 * turned off, or that another setting hides, is noticed.
 */

const lines = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, at) => `export const a${at} = ${at};\n`).join('');
/** Longest that each may be. */
const LONGEST = {
  'api/src/long.ts': 300,
  'api/src/long.router.ts': 200,
  'web/src/routes/_shell/long.tsx': 60,
};

/** @type {[rule: string, what: string, file: string, text: string][]} */
const SHORTCUTS = [
  ['useFilenamingConvention', 'a file in capitals', 'web/src/KeyCard.tsx', 'export const KeyCard = 1;\n'],
  ...Object.entries(LONGEST).map(
    ([file, most]) =>
      /** @type {[string, string, string, string]} */ ([
        'noExcessiveLinesPerFile',
        `${most + 1} lines`,
        file,
        lines(most + 1),
      ]),
  ),
  ['noBarrelFile', 'all of a file handed on', 'web/src/all.ts', "export * from './three.ts';\n"],
  ['noBarrelFile', 'a name handed on', 'web/src/some.ts', "export { three } from './three.ts';\n"],
  ['noRestrictedImports', 'an import that climbs', 'web/src/lib/up.ts', "import '../three.ts';\n"],
  [
    'noRestrictedImports',
    'a contract that knows more',
    'packages/contract/src/a.ts',
    "import 'ipaddr.js';\n",
  ],
  ['noRestrictedImports', 'a contract that climbs', 'packages/contract/src/b.ts', "import '../a.ts';\n"],
  [
    'noImportCycles',
    'a circle',
    'api/src/one.ts',
    "import { two } from './two.ts';\nexport const one = two;\n",
  ],
  [
    'noImportCycles',
    'a circle of types',
    'api/src/two.ts',
    "import type { one } from './one.ts';\nexport const two: typeof one = 1;\n",
  ],
  ['noGlobalEval', 'eval', 'api/src/run.ts', 'export const run = (text: string) => eval(text);\n'],
  [
    'noDangerouslySetInnerHtml',
    'markup as text',
    'web/src/markup.tsx',
    'export const A = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;\n',
  ],
  ['noConsole', 'a line on the console', 'api/src/say.ts', "console.log('x');\n"],
  ['noExplicitAny', 'any', 'api/src/any.ts', 'export const x = (y: any) => y;\n'],
];
/** What they must let through. */
const FINE = {
  'web/src/three.ts': 'export const three = 3;\n',
  'packages/contract/src/c.ts':
    "import { z } from 'zod';\nimport { e } from '#src/plain/e.ts';\nimport { d } from './d.ts';\n\nexport const c = z.literal([d, e]);\n",
  'packages/contract/src/d.ts': "export const d = 'd';\n",
  'packages/contract/src/plain/e.ts': "export const e = 'e';\n",
  'web/src/$key-id.ts': 'export const three = 3;\n',
  ...Object.fromEntries(
    Object.entries(LONGEST).map(([file, most]) => [file.replace('long', 'just-right'), lines(most)]),
  ),
};

const folder = mkdtempSync(path.join(tmpdir(), 'gatehouse-biome-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The rules that each file breaks. @type {Map<string, string[]>} */
const broken = new Map();
beforeAll(() => {
  const files = [...SHORTCUTS.map(([, , file, text]) => [file, text]), ...Object.entries(FINE)];
  for (const [file = '', text = ''] of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  copyFileSync(path.join(ROOT, 'biome.json'), path.join(folder, 'biome.json'));
  writeFileSync(path.join(folder, '.gitignore'), 'node_modules\n');
  const args = ['lint', '--max-diagnostics=none', '--reporter=json', '.'];
  const biome = path.join(ROOT, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout);
  for (const { category, location } of diagnostics) {
    const file = path.relative(folder, path.resolve(folder, location.path));
    broken.set(file, [...(broken.get(file) ?? []), category.split('/').at(-1)]);
  }
}, 60_000);

for (const [rule, what, file] of SHORTCUTS) {
  it(`Biome refuses ${what} in ${file}`, () => {
    expect(broken.get(file)).toContain(rule);
  });
}

it('Biome lets through what keeps the rules', () => {
  expect([...broken.keys()].filter((file) => file in FINE)).toEqual([]);
});
