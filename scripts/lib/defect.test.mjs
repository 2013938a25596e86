import { describe, expect, it } from 'vitest';
import { packageOf, plant, verdictOf } from './defect.mjs';

const defect = {
  name: 'gate: open',
  why: 'It lets everyone in.',
  file: 'api/src/gate.ts',
  find: 'if (isForeign) refuse();',
  replace: 'if (isForeign) $& $1;',
  tests: ['api/src/gate.test.ts'],
};
const clean = { code: 1, timedOut: false };
/** @param {string} status @param {string[]} tests */
const file = (status, tests) => ({
  name: '/copy/api/src/gate.test.ts',
  status,
  assertionResults: tests.map((status, index) => ({ status, fullName: ` test ${index}` })),
});

describe('planting', () => {
  it('replaces the text literally', () => {
    expect(plant(`before ${defect.find} after`, defect)).toBe('before if (isForeign) $& $1; after');
  });

  it.each([
    ['is not in', 'something else'],
    ['occurs 2 times in', `${defect.find}\n${defect.find}`],
  ])('fails with the name of the defect if its text %s the file', (words, code) => {
    expect(() => plant(code, defect)).toThrow(
      `the defect no longer fits the code: "gate: open". Its text ${words} api/src/gate.ts`,
    );
  });
});

describe('a defect is caught', () => {
  it('by the first test that failed', () => {
    const report = { testResults: [file('passed', ['passed']), file('failed', ['passed', 'failed'])] };
    expect(verdictOf(clean, report)).toEqual({ caughtBy: 'test 1' });
  });

  it('not by a test that passed or did not run', () => {
    const report = { testResults: [file('passed', ['passed', 'skipped']), file('failed', ['pending'])] };
    expect(verdictOf(clean, report)).toEqual({ missed: 'no test failed' });
  });

  it('not by a file that did not load, whatever the other files report: the code is broken, not wrong', () => {
    const report = { testResults: [file('failed', ['failed']), file('failed', [])] };
    expect(verdictOf(clean, report)).toEqual({ missed: 'gate.test.ts did not load' });
  });

  it('not by a run that timed out or left no report', () => {
    expect(verdictOf({ code: 1, timedOut: true }, undefined)).toMatchObject({
      missed: expect.stringContaining('too long'),
    });
    expect(verdictOf(clean, undefined)).toMatchObject({ missed: expect.stringContaining('no report') });
  });
});

it('a file belongs to the package of its folder', () => {
  expect(packageOf('packages/outbound/src/call.ts')).toBe('packages/outbound');
  expect(packageOf('api/src/http/gate.ts')).toBe('api');
});
