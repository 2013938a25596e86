import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { expect, it } from 'vitest';
import { codeInput } from '#src/features/codegen/code-input.ts';
import type { KeyChoice } from '#src/features/keys/offers/key-choices.ts';
import { NO_KEY } from '#src/features/requests/offers/call-choices.ts';
import { INITIAL_VALUES } from '#src/features/requests/offers/request-values.ts';

const choice = { key: { id: 3 } as ApiKey, provider: {} } as KeyChoice;
const values = { ...INITIAL_VALUES, endpoint: ' /x ' };

it('asks for the code of the call that the form makes', () => {
  const posted = { ...values, method: 'POST' as const, body: '{"a":1}' };
  expect(codeInput(choice, posted, 'python', 'httpx')).toEqual({
    input: {
      apiKeyId: 3,
      endpoint: '/x',
      method: 'POST',
      body: { kind: 'json', text: '{"a":1}' },
      language: 'python',
      framework: 'httpx',
    },
  });
});

it('has no key if none was chosen on purpose', () => {
  const { input } = codeInput(NO_KEY, { ...values, endpoint: 'https://a.example/' }, 'go', null);
  expect(input).toMatchObject({ apiKeyId: null });
});

it.each([
  ['no key', undefined, {}, 'API key is required'],
  ['no endpoint', choice, { endpoint: ' ' }, 'Endpoint is required'],
  ['a body that is not JSON', choice, { method: 'PUT', body: '{a:1}' }, 'Invalid JSON in request body'],
] as const)('says what is wrong with %s', (_what, key, fields, problem) => {
  expect(codeInput(key, { ...values, ...fields }, 'go', null)).toEqual({ problem });
});

it.each([
  { method: 'GET', body: '{a:1}' },
  { method: 'POST', body: ' ' },
  { method: 'POST', body: '{}' },
] as const)('sends no body for %j', (fields) => {
  const { input } = codeInput(choice, { ...values, ...fields }, 'go', null);
  expect(input).not.toHaveProperty('body');
});
