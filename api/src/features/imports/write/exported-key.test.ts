import type { CallBody } from '@gatehouse/contract/body.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { expect, it } from 'vitest';
import { bodyWithParts } from '#src/features/imports/write/exported-key.ts';

const PROVIDER = {
  name: 'Acme',
  slug: 'acme',
  keyPlacement: {
    type: 'parts',
    main: 'secret',
    parts: [
      { name: 'client_id', label: 'Client ID' },
      { name: 'secret', label: 'Secret' },
    ],
    places: [
      { in: 'body', name: 'client_id', value: '{client_id}' },
      { in: 'body', name: 'secret', value: '{secret}' },
    ],
  },
} as unknown as Provider;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const KEY = '{"client_id":"{{ACME_CLIENT_ID}}","secret":"{{ACME_SECRET}}"';

const exported = (body: CallBody | null, { method = 'POST' as const, headers = {} } = {}) =>
  bodyWithParts({ method, body, headers, provider: PROVIDER } as unknown as Parameters<
    typeof bodyWithParts
  >[0]);

it.each<[string, CallBody | null, unknown]>([
  ['no body', null, { kind: 'json', text: `${KEY}}` }],
  ['an empty text of JSON', { kind: 'json', text: ' ' }, { kind: 'json', text: `${KEY}}` }],
  ['an object', { kind: 'json', text: '{ "limit": 1.0 }' }, { kind: 'json', text: `${KEY}, "limit": 1.0 }` }],
  [
    'an object with a variable for a number',
    { kind: 'json', text: '{"limit": {{limit}}}' },
    { kind: 'json', text: `${KEY},"limit": {{limit}}}` },
  ],
  [
    'a text of JSON',
    { kind: 'text', contentType: 'application/json', text: '{"a":1}' },
    { kind: 'text', contentType: 'application/json', text: `${KEY},"a":1}` },
  ],
])('the key goes into %s, as it does in a call', (_what, body, expected) =>
  expect(exported(body)).toEqual({ body: expected, notes: [] }),
);

it('the key goes into a form, also one without a body', () => {
  const fields = [
    { name: 'client_id', value: '{{ACME_CLIENT_ID}}' },
    { name: 'secret', value: '{{ACME_SECRET}}' },
  ];
  expect(exported(null, { headers: FORM }).body).toEqual({ kind: 'form', fields });
  const kept = { name: 'a', value: '1' };
  expect(exported({ kind: 'form', fields: [kept, { name: 'secret', value: 'x' }] }).body).toEqual({
    kind: 'form',
    fields: [...fields, kept],
  });
});

it.each<[string, CallBody]>([
  ['a list', { kind: 'json', text: '[1]' }],
  ['XML', { kind: 'text', contentType: 'application/xml', text: '<a/>' }],
  ['a file', { kind: 'binary', fileName: 'a.bin', contentType: 'application/pdf' }],
  ['an object with a field of the key and a variable', { kind: 'json', text: '{"secret": 1, "a": {{a}}}' }],
])('a note says that the key does not go into %s', (_what, body) => {
  const { body: kept, notes } = exported(body);
  expect(kept).toEqual(body);
  expect(notes).toEqual([
    'The values of Acme’s key that go into the body are left out: they need a JSON object or a form.',
  ]);
});
