import { expect, it } from 'vitest';
import { NO_PROGRESS, withStep } from '#src/features/research/use-company-research.ts';

it('progress shows the URLs being tried, keeps those that were tried, and takes the page count from the server', () => {
  const home = { url: 'https://example.com/', status: 200, found: 'A page', problem: null };
  const started = withStep(NO_PROGRESS, { pages: 1, trying: [home.url], tried: null });
  expect(started).toEqual({ pages: 1, trying: [home.url], tried: [] });
  const ended = withStep(started, { pages: 1, trying: [], tried: home });
  expect(ended).toEqual({ pages: 1, trying: [], tried: [home] });
  // A host that does not exist uses up no page.
  expect(withStep(ended, { pages: 0, trying: [], tried: null })).toEqual({ ...ended, pages: 0 });
});
