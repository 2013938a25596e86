import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Failure, step } from './cli.mjs';
import { packageOf, plant, verdictOf } from './defect.mjs';
import { tail } from './explain-failure.mjs';
import { failureList, vitestFailures } from './failures.mjs';
import { run } from './run.mjs';
import { readReport } from './runners.mjs';
import { ROOT, toolEnv } from './workspace.mjs';
import { copyWorkspace } from './workspace-copy.mjs';

/** @import { Defect, Verdict } from './defect.mjs' */
/** @import { Runner } from './runners.mjs' */
/** @typedef {'sqlite' | 'postgres'} Database */
/** @typedef {{ planted: number, caught: number, missed: { defect: Defect, reason: string }[] }} PlantedOutcome */

const MINUTE_MS = 60_000;
/**
 * Time limits: for the tests of one defect, for all tests before the first is planted, for the type check, in total. One
 * defect takes about 10 s, and there are more than 500.
 */
const LIMITS = { defect: 3 * MINUTE_MS, sound: 20 * MINUTE_MS, types: 5 * MINUTE_MS, all: 240 * MINUTE_MS };

/**
 * Tests in the copy run with the counts of `npm test`, whatever the caller's are, and leave nothing behind outside the
 * copy: a defect may prevent a test from cleaning up.
 * @param {string} copy
 */
const envIn = (copy) => {
  const TMPDIR = join(copy, 'temporary');
  mkdirSync(TMPDIR, { recursive: true });
  return toolEnv({ CI: '1', DEEP: '0', TMPDIR });
};

/** @param {string} test */
const needsPostgres = (test) => test.endsWith('.postgres.test.ts');

/**
 * The database that the api's tests run on. Unless another is asked for, only a bug that SQLite cannot show is tested on
 * PostgreSQL, which takes longer.
 * @param {string[]} tests all for one database
 * @param {Database} database
 */
const databaseOf = (tests, database) => (tests.every(needsPostgres) ? 'postgres' : database);

/** Whether it is a bug in SQL, which may show on one database and not on the other. @param {Pick<Defect, 'file'>} defect */
export const isInSql = ({ file }) => /^api\/src\/(?:db\/|.*\.store\.ts$)/.test(file);

/** Whether it is a bug on this database too. @param {Database} database @returns {(defect: Defect) => boolean} */
const isOn =
  (database) =>
  ({ file, on = file.startsWith('api/src/db/sqlite') ? 'sqlite' : undefined }) =>
    on === undefined || on === database;

/**
 * Those whose tests all run on PostgreSQL, as vitest itself says: what its projects leave out is said in their configuration.
 * @param {Defect[]} defects
 * @throws {Failure} if vitest does not say it
 */
const onPostgres = async (defects) => {
  const args = ['list', '--filesOnly', '--json', '--project', 'postgres'];
  const dir = join(ROOT, 'api');
  const end = await run(join(dir, 'node_modules/.bin/vitest'), args, {
    cwd: dir,
    env: toolEnv({ DEEP: '0' }),
    capture: true,
    limitMs: LIMITS.types,
  });
  /** @type {{ file: string }[]} */
  let files = [];
  try {
    files = JSON.parse(end.output.slice(end.output.indexOf('[')));
  } catch {
    throw new Failure(`which tests of the api run on PostgreSQL is not known:${tail(end.output, 20)}`);
  }
  const listed = new Set(files.map(({ file }) => relative(ROOT, file)));
  return defects.filter(({ tests }) => tests.every((test) => listed.has(test)));
};

/**
 * @param {string} copy
 * @param {string} folder of the package
 * @param {string[]} tests
 * @param {{ limitMs: number, database: Database, options?: string[] }} how `options` of vitest
 */
const runTests = async (copy, folder, tests, { limitMs, database, options = [] }) => {
  const reportFile = join(copy, 'report.json');
  rmSync(reportFile, { force: true });
  // As root, PostgreSQL runs as a user of its own, who cannot read the folders of the copy.
  const project = databaseOf(tests, database);
  const env = project === 'postgres' ? toolEnv({ CI: '1', DEEP: '0' }) : envIn(copy);
  const end = await run(
    join(copy, folder, 'node_modules/.bin/vitest'),
    [
      'run',
      ...tests.map((test) => relative(folder, test)),
      ...(folder === 'api' ? ['--project', project] : []),
      '--maxWorkers=2',
      ...options,
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ],
    { cwd: join(copy, folder), env, capture: true, limitMs },
  );
  return { ...end, report: readReport(reportFile, (report) => report) };
};

/**
 * @param {string[]} files from the root, possibly with duplicates
 * @returns {[folder: string, files: string[]][]} without duplicates
 */
const byPackage = (files) => {
  const once = [...new Set(files)].sort();
  return [...new Set(once.map(packageOf))].map((folder) => [
    folder,
    once.filter((file) => packageOf(file) === folder),
  ]);
};

/**
 * A broken copy must not count as a catch, so every named test must first pass in it.
 * @param {string} copy
 * @param {Defect[]} defects
 * @param {Database} database
 */
const expectSound = async (copy, defects, database) => {
  const all = defects.flatMap((defect) => defect.tests);
  const groups = [all.filter((test) => !needsPostgres(test)), all.filter(needsPostgres)];
  for (const [folder, tests] of groups.flatMap(byPackage)) {
    step(`${folder}: ${tests.length} test files before planting`);
    const { code, output, report } = await runTests(copy, folder, tests, {
      limitMs: LIMITS.sound,
      database,
    });
    const ran = new Set(report?.testResults.map((/** @type {{ name: string }} */ { name }) => name));
    const unasked = tests.filter((test) => !ran.delete(join(copy, test)));
    if (code === 0 && unasked.length === 0 && ran.size === 0) continue;
    const failures = report === undefined ? [] : vitestFailures(report);
    const missing = unasked.map((test) => `${test} did not run\n`).join('');
    const list = missing + (failureList([{ name: folder, failures }]) || tail(output, 20));
    const named = list.replaceAll(`${relative(ROOT, copy)}/`, '');
    throw new Failure(`the tests of ${folder} fail before anything is planted.\n${named}`);
  }
};

/**
 * A defect is wrong code, not broken code: with all those of a package planted at once, the package must pass the type check. One in the
 * api may well break the types of the web, which takes them from there.
 * @param {string} copy
 * @param {Defect[]} defects
 */
const expectTyped = async (copy, defects) => {
  step('type check with all defects planted');
  for (const [folder] of byPackage(defects.map(({ file }) => file))) {
    const undo = defects
      .filter(({ file }) => packageOf(file) === folder)
      .map((defect) => plantIn(copy, defect));
    try {
      const options = { cwd: join(copy, folder), env: envIn(copy), capture: true, limitMs: LIMITS.types };
      const { code, output } = await run('tsc', [], options);
      if (code !== 0)
        throw new Failure(`with all defects planted, the type check of ${folder} fails:${tail(output, 20)}`);
    } finally {
      for (const restore of undo.reverse()) restore();
    }
  }
};

/**
 * @param {string} copy
 * @param {Defect} defect
 * @returns {() => void} removes it again
 */
const plantIn = (copy, defect) => {
  const path = join(copy, defect.file);
  const code = readFileSync(path, 'utf8');
  writeFileSync(path, plant(code, defect));
  return () => writeFileSync(path, code);
};

/**
 * @param {string} copy
 * @param {Defect} defect
 * @param {Database} database
 * @returns {Promise<Verdict>}
 */
const tryDefect = async (copy, defect, database) => {
  const restore = plantIn(copy, defect);
  try {
    const [folder = ''] = defect.tests.map(packageOf);
    const { report, ...end } = await runTests(copy, folder, defect.tests, {
      limitMs: LIMITS.defect,
      database,
      options: ['--bail=1'],
    });
    return verdictOf(end, report);
  } finally {
    restore();
  }
};

/**
 * Plants one defect after another in a copy of the workspace and runs the tests that must catch it. Prints a line for
 * each, and the totals.
 * @param {Defect[]} all
 * @param {Database} database for the tests of the api that run on both; of PostgreSQL's, those that it has tests for
 * @returns {Promise<PlantedOutcome>}
 * @throws {Failure} if the unchanged copy fails, or a defect does not fit the code
 */
export const plantAll = async (all, database = 'sqlite') => {
  const began = performance.now();
  const own = all.filter(isOn(database));
  const defects = database === 'postgres' ? await onPostgres(own) : own;
  const copy = copyWorkspace();
  await expectTyped(copy, defects);
  await expectSound(copy, defects, database);
  /** @type {PlantedOutcome['missed']} */
  const missed = [];
  for (const defect of defects) {
    const since = performance.now();
    const verdict =
      since - began > LIMITS.all
        ? { missed: 'not run: out of time' }
        : await tryDefect(copy, defect, database);
    const seconds = `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(8);
    const [word, by] = 'caughtBy' in verdict ? ['caught', verdict.caughtBy] : ['MISSED', verdict.missed];
    process.stdout.write(`${word}${seconds}  ${defect.name}\n                  ${by}\n`);
    if ('missed' in verdict) missed.push({ defect, reason: verdict.missed });
  }
  const outcome = { planted: defects.length, caught: defects.length - missed.length, missed };
  process.stdout.write(`\n${closing(outcome)}\n`);
  return outcome;
};

/**
 * The end of the output: each defect that was not caught, and the totals.
 * @param {PlantedOutcome} outcome
 */
export const closing = ({ planted, caught, missed }) =>
  [
    ...missed.map(
      ({ defect, reason }) => `not caught: ${defect.name} (${defect.file}): ${reason}. ${defect.why}`,
    ),
    `${planted} planted, ${caught} caught`,
  ].join('\n');

/**
 * The same as a runner for `npm run test:deep`; a caught defect counts as a passed test.
 * @param {string} name
 * @param {Defect[]} defects
 * @param {Database} database
 * @returns {Runner}
 */
export const plantedRunner = (name, defects, database = 'sqlite') => ({
  name,
  needsBrowser: false,
  go: async () => {
    try {
      const { caught, missed } = await plantAll(defects, database);
      const failures = missed.map(({ defect, reason }) => ({ where: defect.name, message: reason }));
      return { passed: caught, failed: missed.length, skipped: 0, note: '', failures };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const failures = [{ where: 'before any defect', message: error.message }];
      return { passed: 0, failed: 1, skipped: 0, note: 'not run', failures };
    }
  },
});
