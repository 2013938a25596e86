import type { ProviderOperation } from '@gatehouse/contract/operations.ts';
import { describe, expect, it } from 'vitest';
import { withOperation } from '#src/features/operations/offers/filled-request.ts';
import { INITIAL_VALUES } from '#src/features/requests/offers/request-values.ts';

const operation: ProviderOperation = {
  method: 'POST',
  path: '/v1/customers',
  summary: 'Create a customer',
  body: { email: 'ada@example.com' },
  contentType: null,
  parameters: [],
};
const target = { keyBaseUrl: null, defaultHeaders: {} };
const EXAMPLE = '{\n  "email": "ada@example.com"\n}';

describe('a form with an operation in it', () => {
  it.each(['', '{}', ' {\n} '])('has its example, if the body says nothing: %j', (body) => {
    expect(withOperation({ ...INITIAL_VALUES, body }, operation, target, undefined)).toEqual({
      method: 'POST',
      endpoint: '/v1/customers',
      body: EXAMPLE,
      headers: [],
    });
  });

  it('keeps a body that somebody typed, also if it was an example before', () => {
    const body = `${EXAMPLE} `;
    expect(withOperation({ ...INITIAL_VALUES, body }, operation, target, EXAMPLE).body).toBe(body);
    expect(withOperation({ ...INITIAL_VALUES, body: '[1]' }, operation, target, undefined).body).toBe('[1]');
  });

  it('has no example of another operation', () => {
    const filled = { ...INITIAL_VALUES, body: EXAMPLE };
    expect(withOperation(filled, { ...operation, body: null }, target, EXAMPLE).body).toBe('');
  });

  it('has a path under the base URL of the key', () => {
    const proxied = { ...target, keyBaseUrl: 'https://proxy.example.com/stripe/v1' };
    expect(withOperation(INITIAL_VALUES, operation, proxied, undefined).endpoint).toBe('/customers');
  });

  it('says how its body is sent, unless all calls of the provider or the form already do', () => {
    const form = { ...operation, contentType: 'application/x-www-form-urlencoded' };
    const [added] = withOperation(INITIAL_VALUES, form, target, undefined).headers;
    expect(added).toMatchObject({ name: 'Content-Type', value: form.contentType });
    const always = { ...target, defaultHeaders: { 'content-type': form.contentType } };
    expect(withOperation(INITIAL_VALUES, form, always, undefined).headers).toEqual([]);
    const own = [{ id: 'a', name: 'content-type', value: 'text/plain' }];
    expect(withOperation({ ...INITIAL_VALUES, headers: own }, form, target, undefined).headers).toEqual(own);
  });
});
