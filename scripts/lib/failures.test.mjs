import { join } from 'node:path';
import { expect, it } from 'vitest';
import { failureList, playwrightFailures, vitestFailures } from './failures.mjs';
import { ROOT } from './workspace.mjs';

it('finds the failed tests of a vitest report, and a file that did not load', () => {
  const report = {
    testResults: [
      {
        name: join(ROOT, 'api/src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: ' is right' },
          { status: 'failed', fullName: ' is wrong', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      {
        name: join(ROOT, 'api/src/b.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  };
  expect(vitestFailures(report)).toEqual([
    { where: 'api/src/a.test.ts > is wrong', message: 'expected 1 to be 2' },
    { where: 'api/src/b.test.ts', message: 'no such module' },
  ]);
});

it('finds the failed tests of a Playwright report in its nested groups, and errors outside them', () => {
  /** @param {string} title @param {string} status */
  const spec = (title, status) => ({
    title,
    file: 'keys.e2e.ts',
    line: 7,
    tests: [
      {
        projectName: 'mobile',
        status,
        results: [{ error: { message: 'first' } }, { error: { message: 'last' } }],
      },
    ],
  });
  const report = {
    suites: [{ specs: [spec('adds', 'expected')], suites: [{ specs: [spec('rotates', 'unexpected')] }] }],
    errors: [{ message: 'no server' }],
  };
  expect(playwrightFailures(report)).toEqual([
    { where: '[mobile] keys.e2e.ts:7 > rotates', message: 'last' },
    { where: 'outside the tests', message: 'no server' },
  ]);
});

it('repeats a failure in a few plain lines, and says how many it left out', () => {
  const message = `\u001b[31mexpected\u001b[39m\n\n    at run (/x/node_modules/vitest/run.js:1:2)\n${'x'.repeat(300)}\n${'line\n'.repeat(20)}`;
  const list = failureList([
    {
      name: 'api',
      failures: Array.from({ length: 22 }, (_, index) => ({ where: `test ${index}`, message })),
    },
    { name: 'web', failures: [] },
  ]).split('\n');
  expect(list.slice(0, 4)).toEqual([
    'What failed:',
    '  api: test 0',
    '    expected',
    `    ${'x'.repeat(200)}`,
  ]);
  expect(list[10]).toBe('  api: test 1');
  expect(list.at(-1)).toBe('  and 2 more');
});

it('is empty if nothing failed', () => {
  expect(failureList([{ name: 'api', failures: [] }])).toBe('');
});
