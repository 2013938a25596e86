/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */
/** @typedef {Tally & { name: string, ms: number, note: string }} Outcome `note` gives the reason if a failure is not a test's */

/**
 * Counts a vitest JSON report. A file that failed without a failed test (it did not load, or its worker crashed)
 * counts as one failure.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Tally}
 */
export const vitestTally = (report) => {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of report.testResults) {
    const failedBefore = tally.failed;
    for (const test of assertionResults) {
      tally[test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped'] += 1;
    }
    if (status === 'failed' && tally.failed === failedBefore) tally.failed += 1;
  }
  return tally;
};

/** More tests than this that pass only when they are run again are no accident of a busy machine. */
const MAX_UNSTEADY = 3;

/** @typedef {{ name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] | null }[] }} TestFile */

/**
 * The files of a vitest report that are run once more, because few failed; none if there are many, or if none failed.
 * @param {{ testResults: TestFile[] }} report
 * @returns {string[]} paths
 */
export const filesToRepeat = ({ testResults }) => {
  const { failed } = vitestTally({ testResults });
  if (failed > MAX_UNSTEADY) return [];
  return [...new Set(testResults.filter(({ status }) => status === 'failed').map(({ name }) => name))];
};

/**
 * The report of a run with the files that were run again in place of what they said first.
 * @param {{ testResults: TestFile[] }} first
 * @param {{ testResults: TestFile[] }} again
 */
export const withRepeated = (first, again) => {
  const repeated = new Set(again.testResults.map(({ name }) => name));
  return {
    testResults: [...first.testResults.filter(({ name }) => !repeated.has(name)), ...again.testResults],
  };
};

/**
 * Counts a Playwright JSON report. A test that passed on a retry counts as passed, unless there are many; an error
 * outside any test is a failure.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Tally}
 */
export const playwrightTally = ({ stats, errors }) => {
  const forgiven = stats.flaky > MAX_UNSTEADY ? 0 : stats.flaky;
  return {
    passed: stats.expected + forgiven,
    failed: stats.unexpected + stats.flaky - forgiven + errors.length,
    skipped: stats.skipped,
  };
};

/**
 * The result of a runner, from its exit and its report. A runner that failed without a failed test, wrote no readable
 * report or ran no tests at all counts as one failure: silence is never success.
 * @param {{ code: number, timedOut: boolean }} end
 * @param {Tally | undefined} tally undefined if there was no readable report
 * @returns {Tally & { note: string }}
 */
export const judge = ({ code, timedOut }, tally) => {
  const counted = tally ?? { passed: 0, failed: 0, skipped: 0 };
  const ran = counted.passed + counted.failed + counted.skipped;
  const trouble =
    (timedOut && 'took too long and was stopped') ||
    (!tally && `ended with code ${code} and left no report`) ||
    (ran === 0 && 'ran no test') ||
    (code !== 0 && counted.failed === 0 && `ended with code ${code}`) ||
    '';
  return { ...counted, failed: counted.failed + (trouble ? 1 : 0), note: trouble };
};

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) =>
  tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/**
 * The closing line of a test run.
 * @param {Tally} tally
 */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * One line per runner, in columns.
 * @param {Outcome[]} outcomes
 */
export const table = (outcomes) => {
  const rows = [
    ['runner', 'passed', 'failed', 'skipped', 'time', ''],
    ...outcomes.map(({ name, passed, failed, skipped, ms, note }) => [
      name,
      String(passed),
      String(failed),
      String(skipped),
      `${(ms / 1000).toFixed(1)} s`,
      note,
    ]),
  ];
  const nameWidth = Math.max(...rows.map(([name = '']) => name.length));
  return rows
    .map(([name = '', passed = '', failed = '', skipped = '', time = '', note = '']) =>
      `${name.padEnd(nameWidth)}${passed.padStart(8)}${failed.padStart(8)}${skipped.padStart(9)}${time.padStart(10)}  ${note}`.trimEnd(),
    )
    .join('\n');
};
