import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { PartPlace } from '@gatehouse/contract/key-parts.ts';
import { CALL_METHODS } from '@gatehouse/contract/plain/call-methods.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import type { CallMethod } from '@gatehouse/contract/testing.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { bodyOfValue } from '@gatehouse/request/body/body-of-value.ts';

/** What a shell, an interpolation or a pattern would act on, in one text. */
const HOSTILE = `'; touch run; $(touch run) \`touch run\` "$HOME" \${HOME} #{system('touch run')} {$x} \\ \\n %41 %s %% {a,b} [1-3] <x> & # @stolen </script> */ --> ü€😀`;

/** A key with everything that a text can contain and a header may. */
export const KEY = `k'"$(touch run)\`touch run\` \\ %41&=+#;@stolen\${x}#{x}{y}`;
export const AWS_KEY = 'AKIDEXAMPLE:wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
/** What the variables of hidden secrets contain. */
export const TYPED_SECRET = 'typed-secret-0123456789';
/** What is a key wherever it stands, as a name too. */
export const TYPED_KEY = `ghp_${'aB3dE6gH9j'.repeat(4).slice(4)}`;
/** What the variables of secrets in bodies contain: everything that JSON, a form or a shell would act on. */
export const BODY_SECRET = `body-secret-0123 it's "$HOME" $(touch run) \`touch run\` #{x} \${x} {$x} \\ \\n %41 %s &=+;@<>\nend`;
export const BODY_PIN = 12_345_678;

/** One request that is asked for, and how its key is placed. */
export type Case = {
  name: string;
  request: ApiRequest;
  placement?: KeyPlacement;
  /** The key may not be sent, so the program has none. */
  withheld?: true;
};

const BODIES: [name: string, body: JsonValue | undefined][] = [
  ['no body', undefined],
  ['an object with every kind of value', { a: "it's", n: [1, 1.5, -2e-7, 1e21, true, null, {}, []], ü: '€' }],
  ['hostile names and values', { [HOSTILE]: [HOSTILE, { [`x${HOSTILE}`]: HOSTILE }] }],
  ['line breaks and control characters', { text: 'a\nb\r\nc\td\u0000\u0007\u001b\u007f\u0085\u2028\u2029' }],
  ['direction marks and zero-width characters', { text: 'a\u202eb\u2066c\u200bd\ufeff\u{e0001}' }],
  ['backslashes at the end', { path: '\\new\\table\\', end: '\\' }],
  ['escapes as text', { text: '\\u0041 \\x41 \\101 \\n \\u{41} \\U00000041 &quot; \\\\' }],
  ['a name that sets the prototype', JSON.parse('{"__proto__":{"a":1},"constructor":1,"1":2,"a-b":3}')],
  ['a list', ['x', 2, null]],
  ['a text', HOSTILE],
  ['null', null],
  ['a number', -0.00001],
];

const LONG: [name: string, body: JsonValue][] = [
  ['a long line', { text: `${HOSTILE}x'"\\`.repeat(600) }],
  ['deep values', JSON.parse('{"a":['.repeat(60) + ']}'.repeat(60))],
];

const methods = (name: string, body: JsonValue | undefined): Case[] =>
  CALL_METHODS.map((method) => ({
    name: `${method} with ${name}`,
    request: asked({ method, endpoint: '/items', body }),
    placement: { type: 'bearer' },
  }));

/** A request whose body is given as a JSON value, as `requestBody` is. */
export type Fields = Omit<ApiRequest, 'body'> & { body?: JsonValue | undefined };

export const asked = ({ body, ...fields }: Fields): ApiRequest => ({
  ...fields,
  body: bodyOfValue(body, fields.headers),
});

const post = (name: string, fields: Omit<Fields, 'method' | 'endpoint'>): Case => ({
  name: `POST with ${name}`,
  request: asked({ method: 'POST', endpoint: '/items', ...fields }),
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };

const PARTS = [
  { name: 'app_id', label: 'Application ID', isSecret: false },
  { name: 'api_key', label: 'API key', isSecret: true },
];

/** A key of two values, with these places. */
const parts = (places: PartPlace[]): KeyPlacement => ({
  type: 'parts',
  main: 'api_key',
  parts: PARTS,
  places,
});

const IN_BODY = parts([
  { in: 'body', name: 'apikey', value: '{api_key}' },
  { in: 'body', name: 'app', value: '{app_id}' },
]);

const IN_BODIES: Case[] = [
  { ...post('a key in no body', {}), placement: IN_BODY },
  { ...post('a key in JSON', { body: { apikey: 'typed', n: 1.5, text: HOSTILE } }), placement: IN_BODY },
  { ...post('a key in a form', { headers: FORM, body: { a: '1 2', app: 'x' } }), placement: IN_BODY },
];

const TYPES: Case[] = [
  post('a form', { headers: FORM, body: { To: '+1 5', 'a[b]': { c: HOSTILE, d: ['x', null] } } }),
  post('a form and a key', { headers: FORM, body: { amount: 2000 } }),
  post('a text of several lines', { headers: TEXT, body: `@file\n\\\r\n$HOME\n${HOSTILE}\n  end  \n` }),
  post('an empty text', { headers: TEXT, body: '' }),
  post('another JSON type', { headers: { 'Content-Type': 'application/vnd.api+json' }, body: { a: 1 } }),
];

const ENDPOINTS: [name: string, endpoint: string][] = [
  ['brackets in the query', '/items?created[gte]=1&ids[]=1&ids[]=2'],
  ['braces in path and query', '/items/{id}/a{b,c}?f={"a":[1,2]}&t=a|b^c`d'],
  ['quotes and commands', `/it's/$(touch run)/\`id\`/"x"/#{x}?q=${HOSTILE}`],
  ['encoded characters', '/a%20b%2Fc/%7Ed?q=%26%3D+x&e=%E2%82%AC&%41=%42'],
  ['repeated, empty and bare parameters', '/items?b=1&a=2&b=3&empty=&bare&=&a='],
  ['a percent sign that escapes nothing', '/100%/x?p=50%&q=%zz'],
  ['Unicode', '/ü/€/😀?ü=€'],
  ['a fragment', '/items?x=1#part'],
  ['dots, semicolons and colons', '/a/.b/..c/d...;v=1/e:f@g?u=http://x.example/../?y=1;z'],
  ['a trailing question mark', '/items?'],
];

const HEADERS: [name: string, headers: Record<string, string>][] = [
  ['quotes, backslashes and commands', { 'X-Evil': HOSTILE.replace(/[^\x20-\x7e]/g, '') }],
  ['no value, and only blanks', { 'X-Empty': '', 'X-Blank': '  ', 'x-tab': 'a\tb' }],
  [
    'what libraries set themselves',
    { Accept: 'text/csv', 'User-Agent': 'mine/1.0', 'accept-language': 'de' },
  ],
  ['unusual names', { "X-!#$%&'*+.^_`|~": '1', __proto__x: '2', '123': '3' }],
  ['a value of the API replaced', { 'x-version': '2' }],
  ['a type without a body', { 'Content-Type': 'application/json' }],
];

const PLACEMENTS: KeyPlacement[] = [
  parts([
    { in: 'query', name: 'app_id', value: '{app_id}' },
    { in: 'query', name: 'key', value: '{api_key}' },
  ]),
  parts([
    { in: 'header', name: 'X-App', value: '{app_id}' },
    { in: 'header', name: 'Authorization', value: `it's "$HOME" {app_id}:{api_key}` },
  ]),
  { type: 'bearer' },
  { type: 'header', name: 'X-Acme-Key' },
  { type: 'header', name: 'Authorization', prefix: `it's "$HOME" #{x} ` },
  { type: 'query', name: 'key' },
  { type: 'query', name: `@stolen[a] +&='$(touch run)#{x}` },
  { type: 'basic' },
];

const placed = (placement: KeyPlacement): Case[] => {
  const place = `${placement.type}${'name' in placement ? ` ${placement.name}` : ''}${'places' in placement ? ` in the ${placement.places[0]?.in}` : ''}`;
  const requests: [string, Fields][] = [
    ['GET', { method: 'GET', endpoint: '/items' }],
    [
      'GET with a query',
      { method: 'GET', endpoint: `/items?key=${TYPED_SECRET}&a[]=1&b=%20`, headers: { 'X-A': 'b' } },
    ],
    ['POST', { method: 'POST', endpoint: '/items?x=1', body: { a: HOSTILE } }],
    [
      'PATCH with the key’s own header',
      {
        method: 'PATCH',
        endpoint: '/items',
        headers: { authorization: TYPED_SECRET, 'x-acme-key': TYPED_SECRET },
        body: [1],
      },
    ],
  ];
  return requests.map(([name, fields]) => ({
    name: `${name}, key in ${place}`,
    request: asked(fields),
    placement,
  }));
};

const TYPED: Case[] = [
  {
    name: 'secrets typed into headers and query',
    request: asked({
      method: 'POST',
      endpoint: `/items?access_token=${TYPED_SECRET}&page=2`,
      headers: { 'X-Api-Key': TYPED_SECRET, cookie: TYPED_SECRET, Authorization: `Bearer ${TYPED_SECRET}` },
      body: { a: 1 },
    }),
    placement: { type: 'query', name: 'key' },
  },
  {
    name: 'a typed key that is the whole query',
    request: { method: 'GET', endpoint: `/items?${TYPED_KEY}` },
  },
  {
    name: 'a typed key among the parameters, and a question mark too many',
    request: { method: 'GET', endpoint: `/items??token=${TYPED_SECRET}&a=1&${TYPED_KEY}` },
  },
  {
    name: 'a typed secret in place of a key that is withheld',
    request: { method: 'GET', endpoint: '/items', headers: { Authorization: `token ${TYPED_SECRET}` } },
    placement: { type: 'bearer' },
    withheld: true,
  },
];

const SECRETS = {
  client_secret: BODY_SECRET,
  list: [{ password: BODY_SECRET, user: "it's" }],
  pin: BODY_PIN,
};

const inBody = (name: string, fields: Omit<Fields, 'method' | 'endpoint'>): Case => ({
  ...post(name, fields),
  placement: { type: 'bearer' },
});

/** Secrets that were typed into bodies, which the program reads from variables too. */
const SECRET_BODIES: Case[] = [
  inBody('secrets in JSON', { body: SECRETS }),
  inBody('a secret in a form', {
    headers: FORM,
    body: { grant: 'x', client_secret: BODY_SECRET, pin: BODY_PIN },
  }),
  inBody('a secret in the text of a form', {
    headers: FORM,
    body: `grant=x&client_secret=${encodeURIComponent(BODY_SECRET)}&scope=a+b`,
  }),
  inBody('secrets in a text of JSON', { headers: TEXT, body: JSON.stringify(SECRETS) }),
  inBody('secrets in JSON that is sent as a string', { body: JSON.stringify(SECRETS) }),
  inBody('a secret in deep JSON', {
    body: JSON.parse(`${'{"a":['.repeat(40)}${JSON.stringify(SECRETS)}${']}'.repeat(40)}`),
  }),
];

const signed = (name: string, endpoint: string): Case[] =>
  (['GET', 'POST'] as CallMethod[]).map((method) => ({
    name: `${method} signed for AWS, ${name}`,
    request: asked({
      method,
      endpoint,
      headers: { 'X-Trace': "it's" },
      body: method === 'GET' ? undefined : { a: HOSTILE },
    }),
    placement: { type: 'aws-sigv4' },
  }));

/** Signed for AWS, checked by the signature that arrives. */
export const PLAIN_AWS_CASES: Case[] = [
  ...signed('a plain query', '/queue?Action=List&Version=2012-11-05'),
  { ...post('secrets in JSON, signed for AWS', { body: SECRETS }), placement: { type: 'aws-sigv4' } },
];

/** What the curl of Debian 12 (7.88) signs in another form than AWS. */
export const AWS_CASES: Case[] = [
  ...PLAIN_AWS_CASES,
  ...signed('an encoded path and a query out of order', '/queue/a%20b?Action=List&b=x%20y&a=1'),
];

/** Values in headers outside ASCII, which some libraries cannot send. */
export const UNICODE_HEADERS: Case = {
  name: 'GET with Unicode in a header',
  request: { method: 'GET', endpoint: '/items', headers: { 'X-Name': `ü€😀 "it's"` } },
  placement: { type: 'bearer' },
};

export const CASES: Case[] = [
  ...BODIES.flatMap(([name, body]) => methods(name, body)),
  ...LONG.map(([name, body]) => post(name, { body })),
  ...TYPES,
  ...IN_BODIES,
  ...ENDPOINTS.map(
    ([name, endpoint]): Case => ({ name: `GET with ${name}`, request: { method: 'GET', endpoint } }),
  ),
  ...HEADERS.map(
    ([name, headers]): Case => ({
      name: `GET with headers: ${name}`,
      request: { method: 'GET', endpoint: '/items', headers },
    }),
  ),
  ...PLACEMENTS.flatMap(placed),
  ...TYPED,
  ...SECRET_BODIES,
];
