import { expect, it } from 'vitest';
import { NO_PROGRESS, withStep } from '#src/features/research/company-progress.ts';

it('knows what is tried now, keeps what was tried, and counts as the server counts', () => {
  const home = { url: 'https://example.com/', status: 200, found: 'A page' };
  const begun = withStep(NO_PROGRESS, { pages: 1, trying: [home.url], tried: null });
  expect(begun).toEqual({ pages: 1, trying: [home.url], tried: [] });
  const ended = withStep(begun, { pages: 1, trying: [], tried: home });
  expect(ended).toEqual({ pages: 1, trying: [], tried: [home] });
  // A host that is not there costs no page.
  expect(withStep(ended, { pages: 0, trying: [], tried: null })).toEqual({ ...ended, pages: 0 });
});
