import { basename } from 'node:path';
import { Failure } from './cli.mjs';

/**
 * A bug put into the code on purpose, like one that a hasty change could introduce.
 * @typedef {object} Defect
 * @property {string} name the area, then the bug
 * @property {string} why its consequence, in one sentence
 * @property {string} file the code, from the root
 * @property {string} find the text to replace, which occurs there exactly once
 * @property {string} replace
 * @property {string[]} tests test files from the root, all of one package, one of which must fail
 * @property {'sqlite' | 'postgres'} [on] the only database that it is a bug on
 */

/**
 * @param {string} path a file from the root
 * @returns {string} the folder of its package: `packages/outbound`, `api`
 */
export const packageOf = (path) => /^(?:packages\/)?[^/]+/.exec(path)?.[0] ?? '';

/**
 * The code with the defect in it.
 * @param {string} code
 * @param {Defect} defect
 * @throws {Failure} unless its text occurs exactly once
 */
export const plant = (code, { name, file, find, replace }) => {
  const [before = '', ...rest] = code.split(find);
  if (rest.length !== 1) {
    const count = rest.length === 0 ? 'is not in' : `occurs ${rest.length} times in`;
    throw new Failure(`the defect no longer fits the code: "${name}". Its text ${count} ${file}:\n  ${find}`);
  }
  return `${before}${replace}${rest[0]}`;
};

/**
 * @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} TestedFile
 * @typedef {{ caughtBy: string } | { missed: string }} Verdict the test that failed, or why the defect does not count as caught
 */

/**
 * What a test run says about a planted defect. Only a test that ran and failed catches one: if a file does not load,
 * the run times out or there is no report, something else is broken.
 * @param {{ code: number, timedOut: boolean }} end
 * @param {{ testResults: TestedFile[] } | undefined} report vitest's, as JSON
 * @returns {Verdict}
 */
export const verdictOf = ({ code, timedOut }, report) => {
  if (timedOut) return { missed: 'the tests took too long and were stopped' };
  if (report === undefined) return { missed: `the tests ended with code ${code} and left no report` };
  const unloaded = report.testResults.find(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  if (unloaded !== undefined) return { missed: `${basename(unloaded.name)} did not load` };
  for (const { assertionResults } of report.testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed !== undefined) return { caughtBy: failed.fullName.trim() };
  }
  return { missed: 'no test failed' };
};
