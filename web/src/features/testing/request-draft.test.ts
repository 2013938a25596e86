import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, requestDraft } from '#src/features/testing/request-draft.ts';
import { INITIAL_VALUES } from '#src/features/testing/request-values.ts';

const draft = { keyId: 3, values: { ...INITIAL_VALUES, endpoint: '/typed' } };

describe('a request that was typed', () => {
  beforeEach(() => requestDraft.keep(draft));

  it.each([undefined, 3])('comes back where the address names its key or none: %s', (keyId) => {
    expect(readDraft(keyId)).toBe(draft);
  });

  it('stays away where the address names another key', () => {
    expect(readDraft(4)).toBeUndefined();
  });
});

it('a header is not stored, nor is a secret in it', () => {
  const headers = [{ id: 'a', name: 'X-Token', value: 'canary-secret' }];
  requestDraft.keep({ keyId: 3, values: { ...draft.values, headers } });
  const stored = JSON.stringify({ ...sessionStorage });
  expect(stored).toContain('/typed');
  expect(stored).not.toMatch(/X-Token|canary-secret/);
});

it('what is stored comes back after the page was loaded again', async () => {
  requestDraft.keep(draft);
  vi.resetModules();
  const fresh = await import('#src/features/testing/request-draft.ts');
  expect(fresh.readDraft(3)).toEqual(draft);
});
