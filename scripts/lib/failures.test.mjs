import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  failureList,
  playwrightFailures,
  playwrightUnsteady,
  unsteadyList,
  vitestFailures,
} from './failures.mjs';
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

/** @param {string} title @param {string} status @param {{ error?: { message: string } }[]} results */
const spec = (title, status, results) => ({
  title,
  file: 'keys.e2e.ts',
  line: 7,
  tests: [{ projectName: 'mobile', status, results }],
});
const twice = [{ error: { message: 'first' } }, { error: { message: 'last' } }];

it('finds the failed tests of a Playwright report in its nested groups, and errors outside them', () => {
  const suites = [
    { specs: [spec('adds', 'expected', [{}])], suites: [{ specs: [spec('rotates', 'unexpected', twice)] }] },
  ];
  expect(playwrightFailures({ suites, errors: [{ message: 'no server' }] })).toEqual([
    { where: '[mobile] keys.e2e.ts:7 > rotates', message: 'last' },
    { where: 'outside the tests', message: 'no server' },
  ]);
});

it('finds the tests of a Playwright report that passed when they were run again, and why they failed before', () => {
  const specs = [
    spec('adds', 'flaky', [{ error: { message: 'not focused' } }, {}]),
    spec('rotates', 'unexpected', twice),
  ];
  const unsteady = playwrightUnsteady({ suites: [{ specs }] });
  expect(unsteady).toEqual([{ where: '[mobile] keys.e2e.ts:7 > adds', message: 'not focused' }]);
  expect(unsteadyList([{ name: 'e2e', unsteady }])).toBe(
    'What failed once and passed when it was run again:\n  e2e: [mobile] keys.e2e.ts:7 > adds\n    not focused',
  );
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
