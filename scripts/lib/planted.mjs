import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageOf, plant, verdictOf } from './defect.mjs';
import { tail } from './explain.mjs';
import { failureList, vitestFailures } from './failures.mjs';
import { run } from './run.mjs';
import { readReport } from './runners.mjs';
import { Failure, step } from './say.mjs';
import { ROOT, toolEnv } from './workspace.mjs';
import { copyWorkspace } from './workspace-copy.mjs';

/** @import { Defect, Verdict } from './defect.mjs' */
/** @import { Runner } from './runners.mjs' */
/** @typedef {{ planted: number, caught: number, missed: { defect: Defect, reason: string }[] }} PlantedOutcome */

const MINUTE_MS = 60_000;
/** Of the tests of one defect, of all tests before any is planted, of the type check, and of everything. */
const LIMITS = { defect: 3 * MINUTE_MS, sound: 10 * MINUTE_MS, types: 5 * MINUTE_MS, all: 60 * MINUTE_MS };

/**
 * What runs in the copy has the counts of `npm test`, whatever those are of whoever started it, and leaves nothing
 * behind that does not go with the copy: a defect may keep a test from tidying up.
 * @param {string} copy
 */
const envIn = (copy) => {
  const TMPDIR = join(copy, 'temporary');
  mkdirSync(TMPDIR, { recursive: true });
  return toolEnv({ CI: '1', DEEP: '0', TMPDIR });
};

/**
 * @param {string} copy
 * @param {string} folder of the package
 * @param {string[]} tests
 * @param {number} limitMs
 * @param {string[]} options of vitest
 */
const runTests = async (copy, folder, tests, limitMs, options = []) => {
  const reportFile = join(copy, 'report.json');
  rmSync(reportFile, { force: true });
  const end = await run(
    join(copy, folder, 'node_modules/.bin/vitest'),
    [
      'run',
      ...tests.map((test) => relative(folder, test)),
      ...(folder === 'api' ? ['--project', 'sqlite'] : []),
      '--maxWorkers=2',
      ...options,
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ],
    { cwd: join(copy, folder), env: envIn(copy), capture: true, limitMs },
  );
  return { ...end, report: readReport(reportFile, (report) => report) };
};

/**
 * @param {string[]} files from the root, perhaps named more than once
 * @returns {[folder: string, files: string[]][]} each once
 */
const byPackage = (files) => {
  const once = [...new Set(files)].sort();
  return [...new Set(once.map(packageOf))].map((folder) => [
    folder,
    once.filter((file) => packageOf(file) === folder),
  ]);
};

/**
 * A broken copy must not count as caught: every test that is named runs there once, and passes.
 * @param {string} copy
 * @param {Defect[]} defects
 */
const expectSound = async (copy, defects) => {
  for (const [folder, tests] of byPackage(defects.flatMap((defect) => defect.tests))) {
    step(`${folder}: ${tests.length} test files before anything is planted`);
    const { code, output, report } = await runTests(copy, folder, tests, LIMITS.sound);
    const ran = new Set(report?.testResults.map((/** @type {{ name: string }} */ { name }) => name));
    const unasked = tests.filter((test) => !ran.delete(join(copy, test)));
    if (code === 0 && unasked.length === 0 && ran.size === 0) continue;
    const failures = report === undefined ? [] : vitestFailures(report);
    const list = failureList([{ name: folder, failures }]) || tail(output, 20);
    const named = list.replaceAll(`${relative(ROOT, copy)}/`, '');
    throw new Failure(`the tests of ${folder} do not pass before anything is planted.\n${named}`);
  }
};

/**
 * A defect is wrong code, and not broken code: with all of them in it at once the copy still passes the type check.
 * @param {string} copy
 * @param {Defect[]} defects
 */
const expectTyped = async (copy, defects) => {
  step('type check with all of them planted');
  const undo = defects.map((defect) => plantIn(copy, defect));
  try {
    for (const [folder] of byPackage(defects.map(({ file }) => file))) {
      const options = { cwd: join(copy, folder), env: envIn(copy), capture: true, limitMs: LIMITS.types };
      const { code, output } = await run('tsc', [], options);
      if (code !== 0)
        throw new Failure(`with all defects planted, the types of ${folder} are wrong:${tail(output, 20)}`);
    }
  } finally {
    for (const restore of undo.reverse()) restore();
  }
};

/**
 * @param {string} copy
 * @param {Defect} defect
 * @returns {() => void} takes it out again
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
 * @returns {Promise<Verdict>}
 */
const tryDefect = async (copy, defect) => {
  const restore = plantIn(copy, defect);
  try {
    const [folder = ''] = defect.tests.map(packageOf);
    const { report, ...end } = await runTests(copy, folder, defect.tests, LIMITS.defect, ['--bail=1']);
    return verdictOf(end, report);
  } finally {
    restore();
  }
};

/**
 * Plants one defect after another in a copy of the workspace, and runs the tests that have to notice it. Prints a line
 * for each, and the sum.
 * @param {Defect[]} defects
 * @returns {Promise<PlantedOutcome>}
 * @throws {Failure} when the copy is not sound to begin with, or a defect does not fit the code
 */
export const plantAll = async (defects) => {
  const began = performance.now();
  const copy = copyWorkspace();
  await expectTyped(copy, defects);
  await expectSound(copy, defects);
  /** @type {PlantedOutcome['missed']} */
  const missed = [];
  for (const defect of defects) {
    const since = performance.now();
    const verdict =
      since - began > LIMITS.all ? { missed: 'not run: the time was up' } : await tryDefect(copy, defect);
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
 * The end of what is printed: each defect that got through, and the sum.
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
 * The same as one of the runners of `npm run test:deep`; a defect that was caught counts as a passed test.
 * @param {Defect[]} defects
 * @returns {Runner}
 */
export const plantedRunner = (defects) => ({
  name: 'planted',
  needsBrowser: false,
  go: async () => {
    try {
      const { caught, missed } = await plantAll(defects);
      const failures = missed.map(({ defect, reason }) => ({ where: defect.name, message: reason }));
      return { passed: caught, failed: missed.length, skipped: 0, note: '', failures };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const failures = [{ where: 'before any defect', message: error.message }];
      return { passed: 0, failed: 1, skipped: 0, note: 'not run', failures };
    }
  },
});
