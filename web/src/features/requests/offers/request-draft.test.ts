import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, requestDraft } from '#src/features/requests/offers/request-draft.ts';
import { INITIAL_VALUES } from '#src/features/requests/offers/request-values.ts';
import { loadSecretReader } from '#src/lib/secret-reader.ts';

beforeAll(loadSecretReader);

const draft = { keyId: 3, values: { ...INITIAL_VALUES, endpoint: '/typed' } };

describe('the draft of a request', () => {
  beforeEach(() => requestDraft.keep(draft));

  it.each([undefined, 3])('is restored if the URL names its key, or no key: %s', (keyId) => {
    expect(readDraft({ keyId })).toBe(draft);
  });

  it('is not restored if the URL names another key', () => {
    expect(readDraft({ keyId: 4 })).toBeUndefined();
    expect(readDraft({ connectionId: 3 })).toBeUndefined();
  });
});

it('headers, which may contain secrets, are not stored', () => {
  const headers = [{ id: 'a', name: 'X-Token', value: 'canary-secret' }];
  requestDraft.keep({ keyId: 3, values: { ...draft.values, headers } });
  const stored = JSON.stringify({ ...sessionStorage });
  expect(stored).toContain('/typed');
  expect(stored).not.toMatch(/X-Token|canary-secret/);
});

it('a stored draft is restored after a reload', async () => {
  requestDraft.keep(draft);
  vi.resetModules();
  const fresh = await import('#src/features/requests/offers/request-draft.ts');
  expect(fresh.readDraft({ keyId: 3 })).toEqual({ ...draft, values: { ...draft.values, offParams: [] } });
});
