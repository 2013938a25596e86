import type { DescribedApi } from '@gatehouse/contract/own-apis.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { describe, expect, it } from 'vitest';
import {
  describedValues,
  fieldOf,
  NO_API,
  placementText,
  toOwnApiInput,
  validateOwnApi,
  valuesOf,
} from '#src/features/own-apis/own-api-values.ts';

const typed = { ...NO_API, name: 'Ledger', baseUrl: 'https://ledger.example/v1' };

describe('the form of an API', () => {
  it('becomes the input, in which an empty field means what follows from the others', () => {
    expect(toOwnApiInput(typed)).toEqual({
      name: 'Ledger',
      baseUrl: 'https://ledger.example/v1',
      keyPlacement: { type: 'bearer' },
      defaultHeaders: {},
      verification: null,
      documentationUrl: null,
      registerUrl: null,
      recommendedRotationDays: 90,
    });
    const full = {
      ...typed,
      placement: 'header' as const,
      placeName: ' X-Key ',
      prefix: 'Token ',
      verifyEndpoint: ' /me ',
      hosts: 'a.example,\n*.b.example',
      headers: 'Accept: text/x; a=b:c\n\nX-A:1',
    };
    expect(toOwnApiInput(full)).toMatchObject({
      keyPlacement: { type: 'header', name: 'X-Key', prefix: 'Token ' },
      hosts: ['a.example', '*.b.example'],
      defaultHeaders: { Accept: 'text/x; a=b:c', 'X-A': '1' },
      verification: { method: 'GET', endpoint: '/me' },
    });
  });

  it('shows a saved provider so that saving it changes nothing', () => {
    const input = {
      ...toOwnApiInput({ ...typed, placement: 'query', placeName: 'k' }),
      hosts: ['x.example', '*.y.example'],
    };
    const provider = { ...input, keyPlacement: { type: 'query', name: 'k' } } as unknown as Provider;
    expect(toOwnApiInput(valuesOf(provider))).toEqual(input);
    expect(valuesOf({ ...provider, hosts: ['ledger.example'] }).hosts).toBe('');
  });

  it('takes what a document says, and leaves what it does not say', () => {
    const api: DescribedApi = {
      name: '',
      baseUrl: 'https://b.example',
      keyPlacement: { type: 'header', name: 'Authorization', prefix: 'Token ' },
      hosts: [],
      documentationUrl: null,
      operations: [],
      operationCount: 0,
      notes: [],
    };
    expect(describedValues(typed, api)).toEqual({
      ...typed,
      baseUrl: 'https://b.example',
      placement: 'header',
      placeName: 'Authorization',
      prefix: 'Token ',
    });
    expect(describedValues(typed, { ...api, keyPlacement: null }).placement).toBe('bearer');
  });

  it('says what is wrong at its field', () => {
    const wrong = {
      ...typed,
      name: ' ',
      baseUrl: 'x',
      placement: 'header' as const,
      placeName: 'Host',
      hosts: '*',
    };
    expect(Object.keys(validateOwnApi(wrong)).toSorted()).toEqual(['baseUrl', 'hosts', 'name', 'placeName']);
    expect(validateOwnApi(typed)).toEqual({});
    expect(fieldOf(['verification', 'endpoint'])).toBe('verifyEndpoint');
    expect(fieldOf(['operations', 3])).toBeUndefined();
  });

  it.each([
    [{ placement: 'bearer' as const }, 'Authorization: Bearer ••••'],
    [{ placement: 'header' as const, placeName: 'X-Key', prefix: 'Token ' }, 'X-Key: Token ••••'],
    [{ placement: 'query' as const, placeName: 'a b' }, 'https://ledger.example/v1/…?a%20b=••••'],
    [{ placement: 'query' as const, placeName: '' }, 'https://ledger.example/v1/…?…=••••'],
    [{ placement: 'none' as const }, 'No key is sent, and none can be stored.'],
  ])('shows the placement %j as what it makes', (placement, text) => {
    expect(placementText({ ...NO_API, ...placement }, 'https://ledger.example/v1/')).toBe(text);
  });
});
