import type { CallBody } from '@gatehouse/contract/body.ts';
import { describe, expect, it } from 'vitest';
import { fillRequest, variablesOfRequest, withoutVariables } from '#src/variables/fill-request.ts';

const fill = (request: Parameters<typeof fillRequest>[0], maxLength?: number) =>
  fillRequest(request, (name) => (name === 'x' ? '1' : undefined), maxLength);

const BODIES: [CallBody, CallBody][] = [
  [
    { kind: 'json', text: '{"id":{{x}},"a":"{{x}}"}' },
    { kind: 'json', text: '{"id":1,"a":"1"}' },
  ],
  [
    { kind: 'text', text: '<a>{{x}}</a>', contentType: 'text/{{x}}' },
    { kind: 'text', text: '<a>1</a>', contentType: 'text/{{x}}' },
  ],
  [
    { kind: 'form', fields: [{ name: '{{x}}', value: 'a&{{x}}' }] },
    { kind: 'form', fields: [{ name: '1', value: 'a&1' }] },
  ],
  [
    {
      kind: 'multipart',
      parts: [
        { name: '{{x}}', value: '{{x}}' },
        { name: '{{x}}', fileName: '{{x}}.txt', contentType: 'text/plain', base64: 'e3t4fX0=' },
      ],
    },
    {
      kind: 'multipart',
      parts: [
        { name: '1', value: '1' },
        { name: '{{x}}', fileName: '{{x}}.txt', contentType: 'text/plain', base64: 'e3t4fX0=' },
      ],
    },
  ],
  [
    { kind: 'graphql', query: '{a(id:{{x}})}', variables: '{"a":{{x}}}', operationName: 'O{{x}}' },
    { kind: 'graphql', query: '{a(id:1)}', variables: '{"a":1}', operationName: 'O1' },
  ],
  [
    { kind: 'binary', fileName: '{{x}}', contentType: 'a/{{x}}', base64: 'e3t4fX0=' },
    { kind: 'binary', fileName: '{{x}}', contentType: 'a/{{x}}', base64: 'e3t4fX0=' },
  ],
];

describe('a request with variables', () => {
  it.each(BODIES)('has their values in the texts of a body: %j', (body, expected) => {
    expect(fill({ endpoint: '/', body }).request?.body).toEqual(expected);
  });

  it('has their values in its endpoint and in header values, and in nothing else', () => {
    const request = {
      endpoint: '/a/{{x}}?b={{x}}',
      headers: { a: '{{x}}', b: ['{{x}}', 'c'] },
      requestBody: { a: '{{x}}' },
      method: '{{x}}',
    };
    expect(fill(request).request).toEqual({
      ...request,
      endpoint: '/a/1?b=1',
      headers: { a: '1', b: ['1', 'c'] },
    });
  });

  it('is the same object if it has none', () => {
    const request = { endpoint: '/{a}', headers: { a: '{x}' }, body: { kind: 'json', text: '{}' } as const };
    expect(fill(request).request).toBe(request);
  });

  it('is refused with all names that have no value, and with the place of the first', () => {
    expect(
      fill({ endpoint: '/', headers: { a: ['{{x}}', '{{y}}'] }, body: { kind: 'json', text: '{{z}}' } }),
    ).toEqual({ problem: { kind: 'missing', names: ['y', 'z'], path: ['headers', 'a', 1] } });
  });

  it('may have so much text together, and no more', () => {
    const request = { endpoint: '/{{x}}', headers: { a: '{{x}}{{x}}' } };
    expect(fill(request, 4).request).toBeDefined();
    expect(fill(request, 3).problem).toMatchObject({ kind: 'too-long', path: ['headers', 'a'] });
  });

  it('has each variable by its name', () => {
    const request = { endpoint: '{{a}}{{ b }}{{a}}\\{{c}}', headers: { d: '{{$guid}}' } };
    expect([...variablesOfRequest(request)]).toEqual([
      ['a', ['endpoint']],
      ['b', ['endpoint']],
      ['$guid', ['headers', 'd']],
    ]);
  });
});

it.each([
  '{{x}}',
  'a {{ x }} b {{$guid}}',
  String.raw`\{{x}}`,
  String.raw`\\{{ {{x}}{{x}}`,
  'no {{ variable }',
])('a request that was sent sends the same again, as text: %s', (text) => {
  const sent = {
    endpoint: `https://a.example.com/?q=${text}`,
    headers: { 'X-A': text, 'X-B': [text, 'b'] },
    body: { kind: 'json' as const, text },
  };
  const again = withoutVariables(sent);
  expect(variablesOfRequest(again)).toEqual(new Map());
  expect(fill(again)).toEqual({ request: sent });
});
