import type { TestResult } from '@gatehouse/contract/testing.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LastCall, lastCall } from '#src/features/testing/last-call.ts';
import { loadSecretReader } from '#src/lib/secret-reader.ts';

beforeAll(loadSecretReader);

const RESULT: TestResult = {
  status: 200,
  response: { items: [] },
  text: '{"items":[]}',
  responseTime: 5,
  headers: { 'set-cookie': 'canary' },
  observations: [],
  analysis: '',
};

const last = ({ input = {}, result = {}, url = 'https://a.example/x' } = {}): LastCall => ({
  call: { input: { apiKeyId: 3, endpoint: url, method: 'POST', ...input }, url },
  result: { ...RESULT, ...result },
  afterMs: 6,
});

const stored = (given: LastCall): string => {
  lastCall.keep(given);
  return JSON.stringify({ ...sessionStorage });
};

beforeEach(() => sessionStorage.clear());

describe('the last call', () => {
  it('is in memory with everything, and stored without headers', () => {
    const call = last({ input: { headers: { 'X-Own': 'canary' } } });
    const text = stored(call);
    expect(text).toContain('a.example');
    expect(text).not.toContain('canary');
    expect(lastCall.read()).toBe(call);
  });

  it.each([
    ['the key is masked in it', { result: { maskedSecrets: { count: 1, token: 'canary' } } }],
    ['it contains a secret by its name', { result: { response: { access_token: 'canary' } } }],
    ['its request has one', { input: { requestBody: { password: 'canary' } } }],
    ['its URL has one', { url: 'https://a.example/x?api_key=canary' }],
    ['it is too long', { result: { text: 'canary'.repeat(50_000) } }],
  ])('is not stored if %s', (_why, parts) => {
    const call = last(parts);
    expect(stored(call)).not.toContain('canary');
    expect(lastCall.read()).toBe(call);
  });
});
