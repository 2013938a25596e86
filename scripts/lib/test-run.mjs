import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensureFirefox } from './browser.mjs';
import { Failure, step } from './cli.mjs';
import { failureList, unsteadyList } from './failures.mjs';
import { ensureInstalled } from './install.mjs';
import { allRunners } from './runners.mjs';
import { sum, summaryLine, table } from './test-counts.mjs';

/** @import { Runner } from './runners.mjs' */
/** @import { FailedTest } from './failures.mjs' */
/** @import { Outcome } from './test-counts.mjs' */

/** Runners that only read sources; all others may need the build, so they include `build`. */
const NEED_NO_BUILD = ['lint', 'types'];

/**
 * The runners with the given names; all runners if there are none.
 * @template {{ name: string }} T
 * @param {T[]} runners
 * @param {string[]} wanted
 * @returns {T[]} in the order of `runners`
 * @throws {Failure} for an unknown name
 */
export const select = (runners, wanted) => {
  const names = runners.map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Failure(`Unknown runner ${unknown}. Known runners: ${names.join(', ')}.`, 2);
  if (wanted.length === 0) return runners;
  const needsBuild = wanted.some((name) => !NEED_NO_BUILD.includes(name));
  return runners.filter(({ name }) => wanted.includes(name) || (needsBuild && name === 'build'));
};

/**
 * The path of a browser, or why there is none: runners that need no browser still run.
 * @param {Runner[]} runners
 */
const browserFor = async (runners) => {
  if (!runners.some(({ needsBrowser }) => needsBrowser)) return {};
  try {
    return { path: await ensureBrowser() };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    step(error.message);
    return { missing: true };
  }
};

/**
 * The environment that names Firefox. Without one, its journey is left out: the same journeys run in
 * Chromium, so nothing else depends on it.
 */
const firefoxFor = async () => {
  try {
    return { FIREFOX_PATH: await ensureFirefox() };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    step(`${error.message}\nThe journey in Firefox is left out.`);
    return { FIREFOX_PATH: '' };
  }
};

/** A folder for the runners' reports, deleted when this process ends, even if it is interrupted. */
const reportFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-report-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/**
 * Installs what is needed, runs the runners one after another, and prints each result and the totals.
 * @param {{ only: string[], further?: Runner[], env?: NodeJS.ProcessEnv, limitMs: number }} options `further` runners
 *   in addition to those of `npm test`; `limitMs` is the time limit of each runner
 * @returns {Promise<number>} exit code: 1 if anything failed
 */
export const runTests = async ({ only, further = [], env = {}, limitMs }) => {
  await ensureInstalled();
  const runners = select([...allRunners(), ...further], only);
  const browser = await browserFor(runners);
  const browserEnv = browser.path ? { CHROMIUM_PATH: browser.path, ...(await firefoxFor()) } : {};
  const reportFile = join(reportFolder(), 'report.json');
  /** @type {(Outcome & { failures: FailedTest[], unsteady: FailedTest[] })[]} */
  const outcomes = [];
  for (const { name, needsBrowser, go } of runners) {
    const began = performance.now();
    step(name);
    const result =
      needsBrowser && browser.missing
        ? { passed: 0, failed: 1, skipped: 0, note: 'not run: no browser' }
        : await go({ env: { ...env, ...browserEnv }, limitMs, reportFile });
    outcomes.push({ name, ms: performance.now() - began, failures: [], unsteady: [], ...result });
  }
  const total = sum(outcomes);
  const closing = [unsteadyList(outcomes), failureList(outcomes), table(outcomes), summaryLine(total)].filter(
    Boolean,
  );
  process.stdout.write(`\n${closing.join('\n\n')}\n`);
  return total.failed > 0 ? 1 : 0;
};
