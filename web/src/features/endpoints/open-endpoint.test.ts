import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { hasHiddenValues, requestOf, urlUnderKey } from '#src/features/endpoints/open-endpoint.ts';
import type { KeyChoice } from '#src/features/keys/offers/key-choices.ts';

const MASK = `abc${'*'.repeat(20)}`;
const saved = {
  id: 5,
  providerId: 1,
  method: 'PATCH',
  endpoint: `https://api.example.com/v1/items?api_key=${MASK}&page=2`,
  headers: { 'X-Api-Key': MASK, Accept: 'text/plain' },
  requestBody: { list: [{ token: MASK }], name: 'n' },
  body: { kind: 'json', text: JSON.stringify({ list: [{ token: MASK }], name: 'n' }) },
} as unknown as SavedEndpoint;
const choice = (baseUrl: string | null) =>
  ({ key: { baseUrl }, provider: { baseUrl: 'https://api.example.com/v1' } }) as KeyChoice;

describe('an endpoint on the test screen', () => {
  it('has everything, PATCH included, with its id for the hidden values', () => {
    expect(requestOf(saved, { keyId: 3 })).toEqual({
      method: 'PATCH',
      endpoint: saved.endpoint,
      headers: saved.headers,
      body: saved.body,
      keyId: 3,
      providerId: 1,
      savedEndpointId: 5,
    });
  });

  it('has no masks at another origin: the values belong to the first one', () => {
    const url = saved.endpoint.replace('api.example.com', 'proxy.example.com');
    expect(requestOf(saved, { keyId: 3 }, url)).toEqual({
      method: 'PATCH',
      endpoint: 'https://proxy.example.com/v1/items?api_key=&page=2',
      headers: { 'X-Api-Key': '', Accept: 'text/plain' },
      body: { kind: 'json', text: '{"list":[{"token":""}],"name":"n"}' },
      keyId: 3,
      providerId: 1,
    });
  });

  it('says whether it has hidden values', () => {
    expect(hasHiddenValues(saved)).toBe(true);
    const plain = { ...saved, endpoint: 'https://a.example?a=1', headers: null, body: null };
    expect(hasHiddenValues(plain)).toBe(false);
    expect(hasHiddenValues({ ...plain, endpoint: `https://a.example/hooks/${MASK}` })).toBe(true);
  });

  it.each([
    [null, undefined],
    ['https://api.example.com', undefined],
    ['https://api.example.com/v1/', undefined],
    ['https://proxy.example.com/p', `https://proxy.example.com/p/items?api_key=${MASK}&page=2`],
    ['https://api.example.com/v2', `https://api.example.com/v2/items?api_key=${MASK}&page=2`],
  ])('is in question below the base URL %s of a key: %s', (baseUrl, url) => {
    expect(urlUnderKey(saved, choice(baseUrl), [choice(baseUrl)])).toBe(url);
  });
});
