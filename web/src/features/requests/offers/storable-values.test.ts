import { beforeAll, describe, expect, it } from 'vitest';
import { INITIAL_VALUES, readStoredValues } from '#src/features/requests/offers/request-values.ts';
import { storableValues } from '#src/features/requests/offers/storable-values.ts';
import { secretNames } from '#src/lib/secret-names.ts';
import { loadSecretReader } from '#src/lib/secret-reader.ts';
import { hasSecrets } from '#src/lib/storable-text.ts';

beforeAll(loadSecretReader);

const stored = (values: Partial<typeof INITIAL_VALUES>) =>
  storableValues({ ...INITIAL_VALUES, method: 'POST', ...values });

describe('what of a request is stored in the browser', () => {
  it.each([
    ['/users/{id}', { id: '7' }, { id: '7' }],
    ['/users/{id}', undefined, undefined],
    ['/bot{token}/getMe', { token: 'canary' }, undefined],
    ['/users/{id}', { id: 'sk-proj-canarycanarycanary1' }, undefined],
    ['/{bot}/getMe', { bot: 'bot123456:AAH-canarycanarycanary' }, undefined],
  ])('of the values in the path %s, %j, is %j', (endpoint, pathValues, expected) => {
    const kept = stored({ endpoint, pathValues });
    expect(kept.pathValues).toEqual(expected);
    expect(readStoredValues(kept)?.pathValues).toEqual(expected);
  });

  it.each([
    ['/v1/items?limit=20&q=%2f+', '/v1/items?limit=20&q=%2f+'],
    ['/x?api_key=canary&a=1&access%5Ftoken=canary#token=canary', '/x?api_key=&a=1&access%5Ftoken=#token='],
    ['https://me:canary@a.example/x', 'https://a.example/x'],
    ['curl -H "X: canary" https://a.example', ''],
    ['/x?sessionId=canary&pageToken=7&max_tokens=9', '/x?sessionId=&pageToken=7&max_tokens=9'],
    ['/bot123456:AAH-canarycanarycanary/getMe', '/bot/getMe'],
    ['/bot123456%3AAAH-canarycanarycanary/getMe', '/bot/getMe'],
    ['/x?sk-proj-canarycanarycanary1', '/x?'],
    ['/x?a=1&q=sk-proj-canarycanarycanary1', '/x?a=1&q='],
    ['/x?%zz=%73k-proj-canarycanarycanary1', '/x?%zz='],
    ['/x?next=https%3A%2F%2Fb.example%3Ftoken%3Dcanary', '/x?next=https%3A%2F%2Fb.example%3Ftoken%3D'],
    ['https://a.example/x;jsessionid=canary', 'https://a.example/x;jsessionid='],
    ['/x?data={"password":"canary"}', '/x?data={"password":""}'],
    ['/x?data=%7B%22password%22%3A%22canary%22%7D', '/x?data=%7B%22password%22%3A%22%22%7D'],
    [
      'https://hooks.slack.com/services/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',
      'https://hooks.slack.com/services/T024BE7LD/B024BE7LH/',
    ],
    ['/x?a?token=canary', '/x?a?token='],
  ])('of the endpoint %s is %s', (endpoint, expected) => {
    expect(stored({ endpoint }).endpoint).toBe(expected);
  });

  it.each([
    ['{"a":  1}', '{"a":  1}'],
    ['{"password": "canary", "a": 1}', '{"password": "", "a": 1}'],
    ['{"auth": {"user": "canary", "pin": 123456}}', '{"auth": {"user": "", "pin": ""}}'],
    ['{"keys": ["color"]}', '{"keys": ["color"]}'],
    ['{"cvc": "123", "session": "canary"}', '{"cvc": "", "session": ""}'],
    ['{"max_tokens": 5, "idempotency_key": "a"}', '{"max_tokens": 5, "idempotency_key": "a"}'],
    ['"a=1&client_secret=canary"', '"a=1&client_secret="'],
    ['{"a": 1,', '{"a": 1,'],
    ['{"token": "canary', '{"token": "'],
    ['{"cvv": "canary", "max_tokens": 9}', '{"cvv": "", "max_tokens": 9}'],
    ['{"text": "use sk-proj-canarycanarycanary1"}', '{"text": "use "}'],
    ['{"sk-proj-canarycanarycanary1": 1}', '{"": 1}'],
    ['{"text": "sk-proj-canarycanarycanary1', '{"text": "'],
    ['{"name": "password", "value": "canary"}', '{"name": "password", "value": ""}'],
    ['<password>canary</password>', '<password></password>'],
  ])('of the body %s is %s', (body, expected) => {
    expect(stored({ body }).body).toBe(expected);
  });

  it('has no headers, and parameters that are off without their secrets', () => {
    const values = stored({
      headers: [{ id: 'a', name: 'X-Trace', value: 'canary' }],
      offParams: [
        { raw: 'token=canary', at: 0 },
        { raw: 'a=1', at: 0 },
      ],
      withoutKey: true,
    });
    expect(JSON.stringify(values)).not.toContain('canary');
    expect(readStoredValues(values)).toEqual({
      method: 'POST',
      endpoint: '',
      body: '',
      headers: [],
      offParams: [
        { raw: 'token=', at: 0 },
        { raw: 'a=1', at: 0 },
      ],
      // Another credential was meant to be sent, and now none is: the key must not take its place by itself.
      withoutKey: true,
    });
  });
});

/** With work that grows faster than the text, these texts take far longer. */
const LIMIT_MS = 10_000;

it.each(['?a', '?a=', '"a', '%zz', '%41', 'eyJaaaaaaaa-'])(
  'a long text of %s is read in one pass',
  (part) => expect(hasSecrets({ text: part.repeat(100_000) })).toBe(false),
  LIMIT_MS,
);

it('the amounts of tokens in a response are no secrets, a key in its text is one', () => {
  const usage = { prompt_tokens: 5, completion_tokens_details: { reasoning_tokens: 3 } };
  expect(hasSecrets({ usage })).toBe(false);
  expect(hasSecrets({ usage, text: 'sk-proj-canarycanarycanary1' })).toBe(true);
});

it('a value with the name of a secret is found at any depth, an empty one is none', () => {
  expect(hasSecrets({ list: [{ access_token: 'x' }] })).toBe(true);
  expect(hasSecrets({ token: '', max_tokens: 5, name: 'x' })).toBe(false);
  expect(hasSecrets(undefined)).toBe(false);
});

it('the names of what is not stored are known once each, for a text of parameters too', () => {
  expect(secretNames({ auth: { user: 'x', pin: 1234567 }, list: [{ token: 'a' }, { token: 'b' }] })).toEqual([
    'auth',
    'token',
  ]);
  expect(secretNames('a=1&client%5Fsecret=x&otp=')).toEqual(['client_secret']);
});
