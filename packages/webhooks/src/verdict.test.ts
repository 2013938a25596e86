import { expect, it } from 'vitest';
import { verdictOf } from '#src/verdict.ts';

const FACTS = { provider: 'Acme', afterwards: { accepted: 'Accepted.', failed: 'Failed.' } };

it.each([
  [200, 'Accepted.'],
  [299, 'Accepted.'],
  [302, 'This redirect was not followed here. Whether Acme would follow it is not known.'],
  [400, 'Failed.'],
  [503, 'Failed.'],
  [null, 'Failed.'],
])('the verdict on %s', (status, verdict) => {
  expect(verdictOf(FACTS, status)).toBe(verdict);
});

it('what the provider says about a status or a redirect goes first', () => {
  const afterwards = { ...FACTS.afterwards, redirected: 'Followed.', statuses: { 204: 'No content.' } };
  expect(verdictOf({ ...FACTS, afterwards }, 204)).toBe('No content.');
  expect(verdictOf({ ...FACTS, afterwards }, 301)).toBe('Followed.');
});
