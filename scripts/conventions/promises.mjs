import path from 'node:path';
import { linesWith, testsIn } from './project.mjs';

/** @import { Project, Rule } from './project.mjs' */

const EXACT = /^(catalog:|workspace:\*|(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?)$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** The rules quote what they reject. */
const OWN = 'scripts/conventions/';

/** Text that somebody wrote or a tool committed. @param {Project} project */
const texts = ({ files }) =>
  files.filter(
    (file) =>
      !file.startsWith(OWN) &&
      /\.(tsx?|mjs|js|css|html|md|json|ya?ml|jsonl|example)$|(^|\/)\.[\w.-]+$/.test(file),
  );

/** @param {Project} project */
const looseManifests = ({ files, read }) =>
  files
    .filter((file) => path.basename(file) === 'package.json')
    .flatMap((file) => {
      const manifest = JSON.parse(read(file));
      return KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}))
        .filter(([, version]) => !EXACT.test(String(version)))
        .map(([name, version]) => `${file}: ${name} ${version}`);
    });

/** @param {Project} project */
const looseCatalog = ({ read }) => {
  const file = 'pnpm-workspace.yaml';
  const [, catalog = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(read(file)) ?? [];
  return [...catalog.matchAll(/^ {2}"?([\w@/.-]+)"?: (.+)$/gm)]
    .filter(([, , version = '']) => !EXACT.test(version))
    .map(([, name, version]) => `${file}: ${name} ${version}`);
};

/**
 * Tests that compare a duration with a number: `expect(performance.now() - start).toBeLessThan(100)`, or the same
 * with a variable.
 * @param {Project} project
 */
const timedAssertions = (project) =>
  testsIn(project).filter((file) => {
    const text = project.read(file);
    const taken = [...text.matchAll(/const (\w+) = (?:performance|Date)\.now\(\) - /g)].map(
      ([, name]) => name,
    );
    const measured = ['(?:performance|Date)\\.now\\(\\)[^;]*', ...taken.map((name) => `${name}\\b`)].join(
      '|',
    );
    return new RegExp(`expect\\((?:${measured})\\)?[^;\\n]*\\.toBeLess`).test(text);
  });

/** @type {Rule[]} */
export const promiseRules = [
  {
    name: 'every dependency has one exact version: the same clone always gives the same program',
    instead:
      'Write the exact version, without ^ or ~; a version used by several packages goes into the catalog.',
    find: (project) => [...looseManifests(project), ...looseCatalog(project)],
    shortcuts: [
      { 'packages/a/package.json': '{ "dependencies": { "zod": "^4.0.0" } }' },
      { 'packages/a/package.json': '{ "devDependencies": { "zod": "latest" } }' },
      { 'pnpm-workspace.yaml': 'catalog:\n  zod: ^4.0.0\n' },
    ],
  },
  {
    name: 'random test input comes from a seed: a failure can be repeated, and comes from the change being tested',
    instead:
      'Give fc.assert the seed SEED of packages/outbound/test/seed.ts, or draw from seededRandom(SEED).',
    find: (project) => [
      ...linesWith(project, testsIn(project), /\bMath\.random\(/),
      ...testsIn(project).filter((file) => {
        const text = project.read(file);
        const properties = text.match(/\bfc\.(assert|check)\(/g)?.length ?? 0;
        return properties > (text.match(/\bseed: SEED\b/g)?.length ?? 0);
      }),
    ],
    shortcuts: [
      { 'api/src/a.test.ts': 'const pick = Math.floor(Math.random() * 3);\n' },
      { 'api/src/a.test.ts': 'fc.assert(fc.property(any, holds), { numRuns: 300 });\n' },
      { 'api/src/a.test.ts': 'fc.assert(fc.property(any, holds));\n' },
      { 'api/src/a.test.ts': 'fc.assert(fc.property(any, holds), { seed: Date.now() });\n' },
    ],
  },
  {
    name: 'no test is skipped or singled out in the code: a test that cannot run must fail',
    instead: 'Delete the test, or fix what it found.',
    find: (project) =>
      linesWith(
        project,
        testsIn(project),
        /\b(it|test|describe)(\.\w+)*\.(skip|only|todo|fixme|skipIf|runIf)\b/,
      ),
    shortcuts: [
      { 'api/src/a.test.ts': "it.skip('is checked some day', () => {});\n" },
      { 'web/e2e/a.e2e.ts': "test.only('runs alone', async () => {});\n" },
    ],
  },
  {
    name: 'no test compares a duration with a number: on a busy machine it fails, on a fast one it proves nothing',
    instead:
      'Count what is done (calls, rows, bytes), compare with something measured beside it in a bench, or set the clock.',
    find: timedAssertions,
    shortcuts: [
      {
        'api/src/a.test.ts':
          'const start = performance.now();\nexpect(performance.now() - start).toBeLessThan(50);\n',
      },
      {
        'api/src/a.test.ts':
          'const took = performance.now() - start;\nexpect(took, "is quick").toBeLessThanOrEqual(50);\n',
      },
    ],
  },
  {
    name: 'no test of the api changes the process that it runs in: test files share it, and the next one would fail',
    instead:
      'Pass the value in (`deps`, readEnv({ … }), options of a function), or start a child process with its own environment.',
    find: (project) =>
      linesWith(
        project,
        testsIn(project).filter((file) => file.startsWith('api/')),
        /\bvi\.(mock|doMock|stubEnv|stubGlobal|setConfig)\(|\bprocess\.(chdir|umask)\(|\bprocess\.env(\.\w+|\[[^\]]+\]) ?=[^=]/,
      ),
    shortcuts: [
      { 'api/src/a.test.ts': "vi.mock('#src/errors.ts');\n" },
      { 'api/src/a.test.ts': "vi.stubEnv('PORT', '0');\n" },
      { 'api/test/a.test.ts': "process.env.PORT = '0';\n" },
      { 'api/test/a.test.ts': 'process.chdir(folder);\n' },
    ],
  },
  {
    name: 'no journey sleeps: it waits for something that a person would see',
    instead: 'Use expect(locator), expect.poll or page.waitForResponse.',
    find: (project) =>
      linesWith(
        project,
        testsIn(project).filter((file) => file.endsWith('.e2e.ts')),
        /waitForTimeout\(|setTimeout\(|timers\/promises/,
      ),
    shortcuts: [
      { 'web/e2e/a.e2e.ts': 'await page.waitForTimeout(500);\n' },
      { 'web/e2e/a.e2e.ts': 'await new Promise((resolve) => setTimeout(resolve, 500));\n' },
    ],
  },
  {
    name: 'no file contains a path of one machine: it does not exist on another',
    instead: 'Start from import.meta.dirname or os.tmpdir().',
    find: (project) =>
      linesWith(
        project,
        texts(project),
        /(^|["'`( =])(\/(home|root|work|Users|workspaces?)\/[\w.-]|[A-Z]:\\\\?\w)/,
      ),
    shortcuts: [
      { 'api/src/a.ts': "export const folder = '/home/jane/gatehouse/data';\n" },
      { 'docs/a.md': 'Open `/Users/jane/gatehouse` first.\n' },
    ],
  },
  {
    name: 'no file names a package registry: everybody uses their own',
    instead: 'Leave it to npm’s settings; for the lockfile, install again without a registry setting.',
    find: (project) =>
      linesWith(
        project,
        texts(project),
        /\/\/(registry|npm|packages)\.[\w-]+\.\w|\bregistry\.[\w-]+\.(com|org|dev|io)\b|\/repository\/npm|^\s*(@[\w-]+:)?registry\s*=|\btarball: https?:/i,
      ),
    shortcuts: [
      { '.npmrc': 'registry=https://example.com/\n' },
      { 'docs/a.md': 'Set it to https://registry.example.com first.\n' },
      { 'pnpm-lock.yaml': 'resolution: {tarball: https://example.com/zod/-/zod-4.0.0.tgz}\n' },
    ],
  },
];
