import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, turbo } from './build.mjs';
import { Failure, step } from './cli.mjs';
import { tail } from './explain-failure.mjs';
import { playwrightFailures, playwrightUnsteady, vitestFailures } from './failures.mjs';
import { run } from './run.mjs';
import { filesToRepeat, judge, playwrightTally, vitestTally, withRepeated } from './test-counts.mjs';
import { ROOT, toolEnv, workspacePackages } from './workspace.mjs';

/** @import { FailedTest } from './failures.mjs' */
/** @import { Tally } from './test-counts.mjs' */
/** @typedef {{ env: NodeJS.ProcessEnv, limitMs: number, reportFile: string }} Settings */
/**
 * @typedef {object} Runner
 * @property {string} name
 * @property {boolean} needsBrowser
 * @property {(settings: Settings) => Promise<Tally & { note: string, failures?: FailedTest[], unsteady?: FailedTest[] }>} go
 */

/**
 * A step that passes or fails as a whole, counted as one test.
 * @param {boolean} isRight
 */
const verdict = (isRight) => ({ passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, skipped: 0, note: '' });

/** @type {Runner} */
const lint = {
  name: 'lint',
  needsBrowser: false,
  go: async ({ limitMs }) => {
    const how = { cwd: ROOT, env: toolEnv(), limitMs };
    const style = await run('biome', ['check', '.'], how);
    const unused = await run('knip', ['--no-progress', '--no-config-hints'], how);
    if (unused.code !== 0)
      process.stdout.write(
        'gatehouse: nothing uses what knip names above. Delete it, or drop its `export` where only its own file uses it;\n' +
          'what is used in a way that knip cannot see goes into knip.jsonc, with the reason.\n',
      );
    return verdict(style.code === 0 && unused.code === 0);
  },
};

/** @type {Runner} */
const types = {
  name: 'types',
  needsBrowser: false,
  go: async () => {
    const { code, output } = await turbo('types');
    if (code !== 0) process.stdout.write(`${tail(output, 200)}\n`);
    return verdict(code === 0);
  },
};

/** @type {Runner} */
const build = {
  name: 'build',
  needsBrowser: false,
  go: async () => {
    try {
      await ensureBuilt();
      return verdict(true);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      process.stdout.write(`${error.message}\n`);
      return verdict(false);
    }
  },
};

/**
 * @template T
 * @param {string} file
 * @param {(report: any) => T} take
 * @returns {T | undefined} undefined for a report that is missing, incomplete or in another format
 */
export const readReport = (file, take) => {
  try {
    return take(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
};

/**
 * Runs a test tool that writes a JSON report, shows its output, and counts the results in the report.
 * @param {object} tool
 * @param {string} tool.dir
 * @param {string} tool.command
 * @param {string[]} tool.args
 * @param {NodeJS.ProcessEnv} [tool.reportEnv]
 * @param {(report: any) => Tally} tool.count
 * @param {(report: any) => FailedTest[]} tool.failed
 * @param {(report: any) => FailedTest[]} [tool.unsteady] those that only passed when they were run again
 * @param {Settings} settings
 */
const withReport = async (
  { dir, command, args, reportEnv, count, failed, unsteady = () => [] },
  { env, limitMs, reportFile },
) => {
  rmSync(reportFile, { force: true });
  const end = await run(join(dir, 'node_modules/.bin', command), args, {
    cwd: dir,
    // With CI set, a stray `.only` fails instead of hiding the other tests.
    env: toolEnv({ CI: '1', ...env, ...reportEnv }),
    limitMs,
  });
  return {
    ...judge(end, readReport(reportFile, count)),
    failures: readReport(reportFile, failed) ?? [],
    unsteady: readReport(reportFile, unsteady) ?? [],
  };
};

/**
 * Runs the tests of a package. If a few files fail, they are run once more, for themselves; what passes then counts as
 * passed, and is named at the end of the run.
 * @param {import('./workspace.mjs').Package} pkg
 * @returns {Runner}
 */
const vitest = ({ name, dir }) => ({
  name,
  needsBrowser: false,
  go: async (settings) => {
    /** @type {import('./test-counts.mjs').TestFile[]} */
    let files = [];
    /** @param {{ testResults: import('./test-counts.mjs').TestFile[] }} report */
    const count = (report) => {
      files = report.testResults;
      return vitestTally(report);
    };
    /** @param {string[]} only */
    const go = (only) => {
      const args = ['run', ...only, '--reporter=default', '--reporter=json'];
      const tool = { dir, command: 'vitest', args: [...args, `--outputFile.json=${settings.reportFile}`] };
      return withReport({ ...tool, count, failed: vitestFailures }, settings);
    };
    const first = await go([]);
    const before = files;
    const repeated = first.note === '' ? filesToRepeat({ testResults: before }) : [];
    if (repeated.length === 0) return first;
    step(`${name}: ${repeated.length} failed, run again`);
    const again = await go(repeated);
    if (again.failed > 0) return first;
    const tally = vitestTally(withRepeated({ testResults: before }, { testResults: files }));
    return { ...tally, note: '', unsteady: first.failures };
  },
});

/**
 * @param {import('./workspace.mjs').Package} pkg
 * @returns {Runner}
 */
const playwright = ({ dir }) => ({
  name: 'e2e',
  needsBrowser: true,
  go: (settings) => {
    const args = ['test', '--reporter=list,json', '--retries=1'];
    const reportEnv = { PLAYWRIGHT_JSON_OUTPUT_FILE: settings.reportFile };
    const taken = { count: playwrightTally, failed: playwrightFailures, unsteady: playwrightUnsteady };
    return withReport({ dir, command: 'playwright', args, reportEnv, ...taken }, settings);
  },
});

/** Everything that `npm test` runs, in order: quick checks first, the browser last. @returns {Runner[]} */
export const allRunners = () => {
  const packages = workspacePackages();
  return [
    lint,
    types,
    build,
    ...packages.filter(({ scripts }) => scripts.test).map(vitest),
    ...packages.filter(({ scripts }) => scripts.e2e).map(playwright),
  ];
};
