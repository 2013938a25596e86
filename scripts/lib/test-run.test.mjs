import { expect, it } from 'vitest';
import { select } from './test-run.mjs';

const runners = ['lint', 'types', 'build', 'api', 'e2e'].map((name) => ({ name }));
/** @param {string[]} wanted */
const names = (wanted) => select(runners, wanted).map(({ name }) => name);

it('runs everything when no runner is named', () => {
  expect(names([])).toEqual(['lint', 'types', 'build', 'api', 'e2e']);
});

it('runs the named runners in their own order, and builds before those that may use what is built', () => {
  expect(names(['e2e', 'lint'])).toEqual(['lint', 'build', 'e2e']);
});

it('builds nothing for the runners that read sources alone', () => {
  expect(names(['types', 'lint'])).toEqual(['lint', 'types']);
});

it('refuses a name that no runner has, and lists those there are', () => {
  expect(() => select(runners, ['apy'])).toThrow(
    'there is no runner apy; there are lint, types, build, api, e2e.',
  );
});
