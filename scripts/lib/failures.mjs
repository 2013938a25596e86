import path from 'node:path';
import util from 'node:util';
import { ROOT } from './workspace.mjs';

/** How much of a failure is repeated at the end of a run: enough to recognize it if only the end of the log is kept. */
const SHOWN = { failures: 20, lines: 8, columns: 200 };

/** @typedef {{ where: string, message: string }} FailedTest */

/** @param {string} file */
const short = (file) => path.relative(ROOT, file);

/**
 * The failed tests of a vitest JSON report; a file that failed to load counts as one.
 * @param {{ testResults: { name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] | null }[] }[] }} report
 * @returns {FailedTest[]}
 */
export const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ where: short(name), message }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      where: `${short(name)} > ${fullName.trim()}`,
      message: failureMessages?.[0] ?? '',
    }));
  });

/**
 * @typedef {object} Suite a file or a group of tests in a Playwright JSON report
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { projectName: string, status: string, results: { error?: { message?: string } }[] }[] }[]} [specs]
 */

/**
 * The tests of a Playwright JSON report with a status, and why they failed the last time.
 * @param {Suite[]} suites
 * @param {'unexpected' | 'flaky'} wanted
 * @returns {FailedTest[]}
 */
const playwrightTests = (suites, wanted) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => ({
          where: `[${projectName}] ${file}:${line} > ${title}`,
          message: results.findLast(({ error }) => error !== undefined)?.error?.message ?? '',
        })),
    ),
    ...playwrightTests(inner, wanted),
  ]);

/**
 * The failed tests of a Playwright JSON report, and its errors outside any test.
 * @param {{ suites: Suite[], errors: { message?: string }[] }} report
 * @returns {FailedTest[]}
 */
export const playwrightFailures = ({ suites, errors }) => [
  ...playwrightTests(suites, 'unexpected'),
  ...errors.map(({ message = '' }) => ({ where: 'outside the tests', message })),
];

/**
 * The tests that failed and then passed when they were run again.
 * @param {{ suites: Suite[] }} report
 */
export const playwrightUnsteady = ({ suites }) => playwrightTests(suites, 'flaky');

/**
 * Tests of a whole run in a few lines each, without colors.
 * @param {string} title
 * @param {{ name: string, tests: FailedTest[] }[]} outcomes
 * @returns {string} empty if there are none
 */
const listed = (title, outcomes) => {
  const all = outcomes.flatMap(({ name, tests }) => tests.map((test) => ({ name, ...test })));
  if (all.length === 0) return '';
  const shown = all.slice(0, SHOWN.failures).map(({ name, where, message }) => {
    const lines = util
      .stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^\s*at .*node_modules/.test(line))
      .slice(0, SHOWN.lines)
      .map((line) => `    ${line.slice(0, SHOWN.columns)}`);
    return [`  ${name}: ${where}`, ...lines].join('\n');
  });
  const rest = all.length - shown.length;
  return [title, ...shown, ...(rest > 0 ? [`  and ${rest} more`] : [])].join('\n');
};

/**
 * What failed in a whole run.
 * @param {{ name: string, failures: FailedTest[] }[]} outcomes
 */
export const failureList = (outcomes) =>
  listed(
    'What failed:',
    outcomes.map(({ name, failures }) => ({ name, tests: failures })),
  );

/**
 * What passed in a whole run only when it was run again. Each is a fault, of the test or of the product.
 * @param {{ name: string, unsteady: FailedTest[] }[]} outcomes
 */
export const unsteadyList = (outcomes) =>
  listed(
    'What failed once and passed when it was run again:',
    outcomes.map(({ name, unsteady }) => ({ name, tests: unsteady })),
  );
