import { describe, expect, it } from 'vitest';
import {
  filesToRepeat,
  judge,
  playwrightTally,
  sum,
  summaryLine,
  table,
  vitestTally,
  withRepeated,
} from './test-counts.mjs';

/** @param {string} status @param {string[]} tests */
const file = (status, tests) => ({ status, assertionResults: tests.map((status) => ({ status })) });
const clean = { code: 0, timedOut: false };

describe('a vitest report', () => {
  it('counts every state that is neither passed nor failed as skipped', () => {
    const report = { testResults: [file('failed', ['passed', 'failed', 'skipped', 'todo', 'pending'])] };
    expect(vitestTally(report)).toEqual({ passed: 1, failed: 1, skipped: 3 });
  });

  it('counts a file that did not load as one failure', () => {
    const report = { testResults: [file('failed', []), file('passed', ['passed'])] };
    expect(vitestTally(report)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts a file whose worker crashed after some tests as one failure', () => {
    expect(vitestTally({ testResults: [file('failed', ['passed', 'pending'])] })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
    });
  });
});

describe('files that are run again', () => {
  /** @param {string} name @param {string} status @param {string[]} tests */
  const named = (name, status, tests) => ({
    name,
    status,
    assertionResults: tests.map((status) => ({ status, fullName: name })),
  });

  it('are those that failed, each once for all databases, if at most three tests failed', () => {
    const report = (/** @type {string[]} */ tests) => ({
      testResults: [
        named('a', 'failed', ['passed', 'failed']),
        named('a', 'passed', ['passed', 'passed']),
        named('b', 'passed', ['passed']),
        named('c', 'failed', tests),
      ],
    });
    expect(filesToRepeat(report([]))).toEqual(['a', 'c']);
    expect(filesToRepeat(report(['failed', 'failed']))).toEqual(['a', 'c']);
    expect(filesToRepeat(report(['failed', 'failed', 'failed']))).toEqual([]);
    expect(filesToRepeat({ testResults: [named('b', 'passed', ['passed'])] })).toEqual([]);
  });

  it('count by what they said the second time, and all others by what they said the first time', () => {
    const first = {
      testResults: [named('a', 'failed', ['passed', 'failed']), named('b', 'passed', ['skipped'])],
    };
    const again = { testResults: [named('a', 'passed', ['passed', 'passed'])] };
    expect(vitestTally(withRepeated(first, again))).toEqual({ passed: 2, failed: 0, skipped: 1 });
  });
});

describe('a Playwright report', () => {
  it('counts a test that passed on a retry as passed, and an error outside tests as a failure', () => {
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 2, skipped: 4 },
      errors: [{ message: 'no server' }],
    };
    expect(playwrightTally(report)).toEqual({ passed: 5, failed: 2, skipped: 4 });
  });

  it('counts tests that passed on a retry as failures if there are more than three', () => {
    const tally = (/** @type {number} */ flaky) =>
      playwrightTally({ stats: { expected: 3, unexpected: 0, flaky, skipped: 0 }, errors: [] });
    expect(tally(3)).toEqual({ passed: 6, failed: 0, skipped: 0 });
    expect(tally(4)).toEqual({ passed: 3, failed: 4, skipped: 0 });
  });
});

describe('judging a runner', () => {
  it('leaves a clean exit with passed tests unchanged', () => {
    expect(judge(clean, { passed: 2, failed: 0, skipped: 1 })).toEqual({
      passed: 2,
      failed: 0,
      skipped: 1,
      note: '',
    });
  });

  it('does not count a failing exit code in addition to failed tests', () => {
    expect(judge({ code: 1, timedOut: false }, { passed: 2, failed: 3, skipped: 0 }).failed).toBe(3);
  });

  it('counts a failing exit code without a failed test as one failure', () => {
    expect(judge({ code: 7, timedOut: false }, { passed: 2, failed: 0, skipped: 0 })).toMatchObject({
      passed: 2,
      failed: 1,
      note: 'ended with code 7',
    });
  });

  it('counts a missing report as one failure, even with a clean exit code', () => {
    expect(judge(clean, undefined)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a run without any tests as one failure', () => {
    expect(judge(clean, { passed: 0, failed: 0, skipped: 0 })).toMatchObject({
      failed: 1,
      note: 'ran no test',
    });
  });

  it('counts a run that timed out as one failure in addition to its failed tests', () => {
    expect(judge({ code: 1, timedOut: true }, { passed: 5, failed: 1, skipped: 0 })).toMatchObject({
      passed: 5,
      failed: 2,
    });
  });
});

describe('the summary', () => {
  it('only mentions skipped tests if there are any', () => {
    expect(summaryLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(summaryLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });

  it('adds up all runners', () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(sum([one, one, one])).toEqual({ passed: 3, failed: 6, skipped: 9 });
    expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  it('puts each runner on its own line in aligned columns', () => {
    const lines = table([
      { name: 'api', passed: 120, failed: 0, skipped: 0, ms: 61_234, note: '' },
      { name: 'e2e', passed: 0, failed: 1, skipped: 0, ms: 40, note: 'not run: no browser' },
    ]).split('\n');
    expect(lines).toEqual([
      'runner  passed  failed  skipped      time',
      'api        120       0        0    61.2 s',
      'e2e          0       1        0     0.0 s  not run: no browser',
    ]);
  });
});
