import { expect, it } from 'vitest';
import {
  openedWith,
  type RequestToOpen,
  toRequest,
  valuesOf,
} from '#src/features/requests/offers/open-request.ts';
import { toRunTestInput } from '#src/features/requests/offers/request-values.ts';

it('a request opened from another screen makes the same call', () => {
  const request: RequestToOpen = {
    method: 'PATCH',
    endpoint: 'https://api.example.com/v1/items?a=%20b',
    headers: { 'X-Trace': '7' },
    body: { kind: 'json', text: '{ "name": "ü", "price": 10.00 }' },
  };
  expect(toRunTestInput({ keyId: 3 }, valuesOf(request))).toEqual({ apiKeyId: 3, ...request });
});

it.each([undefined, null])('a request without body and headers has none in the form: %s', (none) => {
  const values = valuesOf({ method: 'POST', endpoint: '/x', headers: none, body: none });
  expect(values).toMatchObject({ body: '', headers: [] });
});

it('a saved endpoint is opened with its id, by which masks are filled, and read from the form again', () => {
  const request: RequestToOpen = {
    method: 'POST',
    endpoint: 'https://api.example.com/v1/items',
    headers: { 'X-Api-Key': 'abc********************' },
    body: { kind: 'json', text: '{\n  "a": 1\n}' },
    savedEndpointId: 5,
  };
  const values = valuesOf(request);
  expect(toRunTestInput({ keyId: 3 }, values).savedEndpointId).toBe(5);
  expect(toRequest(values, { keyId: 3 })).toEqual({ ...request, keyId: 3 });
});

it('a request is opened with the connection that it was made with', () => {
  const values = valuesOf({ method: 'GET', endpoint: '/user' });
  expect(toRunTestInput({ connectionId: 4 }, values)).toEqual({
    connectionId: 4,
    method: 'GET',
    endpoint: '/user',
  });
  expect(toRequest(values, { connectionId: 4 })).toMatchObject({ connectionId: 4, endpoint: '/user' });
});

it.each([
  ['compact JSON is shown on several lines', '{"a":[1,"x"]}', '{\n  "a": [\n    1,\n    "x"\n  ]\n}'],
  ['a number that would change stays', '{"a":12345678901234567890}', '{"a":12345678901234567890}'],
  ['what a person formatted stays', '{ "a": 1 }', '{ "a": 1 }'],
])('%s', (_what, text, shown) => {
  const values = valuesOf({ method: 'POST', endpoint: '/x', body: { kind: 'json', text } });
  expect(values.body).toBe(shown);
});

it('a body of another kind is opened and sent as it is', () => {
  const body = {
    kind: 'form' as const,
    fields: [
      { name: 'a', value: '1' },
      { name: 'a', value: '2' },
    ],
  };
  const values = valuesOf({ method: 'GET', endpoint: '/x', headers: { 'X-A': ['1', '2'] }, body });
  expect(values.headers.map(({ value }) => value)).toEqual(['1', '2']);
  expect(toRunTestInput({ keyId: 3 }, values)).toMatchObject({ body, headers: { 'X-A': ['1', '2'] } });
});

const NOTHING = { apiKeyId: null, connectionId: null, withoutKey: false };

it.each([
  ['its key', { ...NOTHING, apiKeyId: 3 }, { keyId: 3, withoutKey: false }],
  ['its connection', { ...NOTHING, connectionId: 4 }, { connectionId: 4, withoutKey: false }],
  [
    'its key, which is not sent',
    { ...NOTHING, apiKeyId: 3, withoutKey: true },
    { keyId: 3, withoutKey: true },
  ],
  ['no key', { ...NOTHING, withoutKey: true }, { noKey: true }],
  ['what its URL says, if it names nothing', NOTHING, { ask: 'url' }],
  ['a question, if its key was deleted', { ...NOTHING, keyDeleted: true }, { ask: 'deleted' }],
])('a remembered request is opened with %s', (_what, remembered, opened) => {
  expect(openedWith(remembered)).toEqual(opened);
});

it('a request without a key is sent without one, and one whose key is left out keeps its base URL', () => {
  const request: RequestToOpen = { method: 'GET', endpoint: 'https://api.example.com/', withoutKey: true };
  expect(toRunTestInput({ noKey: true }, valuesOf(request))).toEqual({
    apiKeyId: null,
    method: 'GET',
    endpoint: 'https://api.example.com/',
  });
  expect(toRunTestInput({ keyId: 3 }, valuesOf(request))).toMatchObject({ apiKeyId: 3, withoutKey: true });
  expect(toRequest(valuesOf(request), { keyId: 3 })).toMatchObject({ keyId: 3, withoutKey: true });
});
