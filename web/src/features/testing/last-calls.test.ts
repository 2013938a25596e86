import type { TestResult } from '@gatehouse/contract/testing.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepLastCall, type LastCall, lastCallOf, lastCalls } from '#src/features/testing/last-calls.ts';
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
  tabId: 1,
  call: { input: { apiKeyId: 3, endpoint: url, method: 'POST', ...input }, url },
  result: { ...RESULT, ...result },
  afterMs: 6,
});

const stored = (given: LastCall): string => {
  keepLastCall(given);
  return JSON.stringify({ ...sessionStorage });
};

beforeEach(lastCalls.forget);

describe('the last call of a tab', () => {
  it('is in memory with everything, and stored without headers', () => {
    const call = last({ input: { headers: { 'X-Own': 'canary' } } });
    const text = stored(call);
    expect(text).toContain('a.example');
    expect(text).not.toContain('canary');
    expect(lastCallOf(1)).toBe(call);
  });

  it('says how many headers a reload has left out, and after another one too', () => {
    const lostOf = (text: string) => JSON.parse(JSON.parse(text)['draft last calls'])[0].call.lostHeaders;
    const text = stored(last({ input: { headers: { 'X-Own': 'a', 'X-Kind': 'b' } } }));
    expect(lostOf(text)).toBe(2);
    const again = JSON.parse(JSON.parse(text)['draft last calls'])[0];
    expect(lostOf(stored(again))).toBe(2);
    expect(lostOf(stored(last()))).toBeUndefined();
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
    expect(lastCallOf(1)).toBe(call);
  });

  it('is one of each tab: a second call of a tab takes the place of its first', () => {
    const [first, other, second] = [last(), { ...last(), tabId: 2 }, last()];
    for (const call of [first, other, second]) keepLastCall(call);
    expect([lastCallOf(1), lastCallOf(2), lastCallOf(3)]).toEqual([second, other, undefined]);
    expect(lastCallOf(1)).toBe(second);
  });

  it('of all tabs together the newest are stored, as long as there is room', () => {
    for (const tabId of [1, 2, 3])
      keepLastCall({ ...last({ result: { text: `text ${tabId} ${'x'.repeat(100_000)}` } }), tabId });
    const text = JSON.stringify({ ...sessionStorage });
    expect(['text 1', 'text 2', 'text 3'].map((one) => text.includes(one))).toEqual([false, true, true]);
  });
});
