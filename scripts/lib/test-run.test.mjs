import { expect, it } from 'vitest';
import { select } from './test-run.mjs';

const runners = ['lint', 'types', 'build', 'api', 'e2e'].map((name) => ({ name }));
/** @param {string[]} wanted */
const names = (wanted) => select(runners, wanted).map(({ name }) => name);

it('runs everything if no runner is named', () => {
  expect(names([])).toEqual(['lint', 'types', 'build', 'api', 'e2e']);
});

it('runs the named runners in the usual order, and builds first if one may need the build', () => {
  expect(names(['e2e', 'lint'])).toEqual(['lint', 'build', 'e2e']);
});

it('builds nothing for runners that only read sources', () => {
  expect(names(['types', 'lint'])).toEqual(['lint', 'types']);
});

it('rejects an unknown name and lists the known ones', () => {
  expect(() => select(runners, ['apy'])).toThrow(
    'Unknown runner apy. Known runners: lint, types, build, api, e2e.',
  );
});
