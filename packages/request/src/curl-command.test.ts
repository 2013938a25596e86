import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { CALL_METHODS } from '@gatehouse/contract/plain/call-methods.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiRequest } from '#src/api-request.ts';
import { type ApiBase, shownCredential } from '#src/credential.ts';
import { curlCommand } from '#src/curl-command.ts';
import { headerLines, lowerCaseNames } from '#src/headers.ts';
import { type PlainPlacement, placeKey } from '#src/place-key.ts';
import { resolveRequest } from '#src/resolve-request.ts';
import { type Asked, asked } from '#test/asked.ts';
import { CURL_LIMIT_MS, type Echo, type Received, requireCurl, runInShell, startEcho } from '#test/curl.ts';

const HOSTILE = `'; touch run; $(touch run) \`touch run\` "$HOME" \\ %41 %% {a,b} [1-3] <x> & # @stolen ü€😀`;
const KEY = `k'"$(touch run)\`touch run\` \\ %41&=+#;@stolen ü`;
const VARIABLE = 'ACME_API_KEY';
const HEADER = { type: 'header', name: 'X-Acme-Key', prefix: `it's $HOME ` } as const;
const PLACEMENTS: PlainPlacement[] = [
  { type: 'bearer' },
  HEADER,
  { type: 'query', name: 'key' },
  { type: 'query', name: `@stolen[a] +&='$(touch run)` },
  { type: 'basic' },
];

let echo: Echo;
let folder: string;
beforeAll(async () => {
  requireCurl();
  echo = await startEcho();
  folder = await mkdtemp(path.join(tmpdir(), 'gatehouse-curl-'));
  for (const name of ['stolen', 'file']) await writeFile(path.join(folder, name), 'a file of the user');
}, CURL_LIMIT_MS);
afterAll(async () => {
  await echo.close();
  await rm(folder, { recursive: true });
});

const provider = (keyPlacement: KeyPlacement, slug = 'acme') => ({
  slug,
  keyPlacement,
  baseUrl: `${echo.url}/v1`,
  defaultHeaders: { 'X-Version': '1' },
  hosts: [],
});

/** Headers that curl adds by itself. */
const CURL_HEADERS = ['host', 'user-agent', 'accept', 'content-length', 'expect'];
const comparable = ({ query, headers, ...rest }: Received): Received => ({
  ...rest,
  query: query.toSorted(),
  headers: headers.filter(([name]) => !CURL_HEADERS.includes(name)).toSorted(),
});

/** What arrives when the command runs. */
const curlSends = async (
  request: ApiRequest,
  api: ApiBase,
  key?: ReturnType<typeof shownCredential>,
  secret = KEY,
): Promise<Received> => {
  const command = curlCommand(request, api, { key });
  const before = echo.received.length;
  const { code, output } = await runInShell(`${command}`, { folder, env: { [VARIABLE]: secret } });
  expect(code, `${command}\n${output}`).toBe(0);
  expect(echo.received, command).toHaveLength(before + 1);
  // Nothing was run and nothing written.
  expect(await readdir(folder)).toEqual(['file', 'stolen']);
  return comparable(echo.received.at(-1) as Received);
};

/** The request as the server would send it. */
const expected = (request: ApiRequest, api: ApiBase, placement?: PlainPlacement, secret = KEY): Received => {
  const resolved = resolveRequest(request, api);
  if (resolved.url === undefined) throw new Error(resolved.problem);
  const outgoing = { ...resolved, headers: lowerCaseNames(resolved.headers) };
  const { method, url, headers, body } =
    placement === undefined ? outgoing : placeKey(outgoing, secret, placement);
  return comparable({
    method,
    path: url.pathname,
    query: [...url.searchParams],
    // A receiver removes the blanks around a value (RFC 9110 section 5.5).
    headers: headerLines(headers).map(([name, value]) => [name, value.trim()]),
    body: String(body ?? ''),
  });
};

const GIVEN: [what: string, request: Asked][] = [
  ['a filter in brackets', { method: 'GET', endpoint: '/items?created[gte]=1&ids[]=1&ids[]=2' }],
  ['braces in path and query', { method: 'GET', endpoint: '/items/{id}/a{b,c}?f={"a":[1,2]}' }],
  ['a hostile path and query', { method: 'GET', endpoint: `/it's/$(touch run)/\`id\`?q=${HOSTILE}` }],
  ['additional query parameters', { method: 'GET', endpoint: '/x?a=1', query: [['b[c]', HOSTILE]] }],
  ['a full URL with a fragment', { method: 'GET', endpoint: 'ECHO/other?a=b%20c+d#part' }],
  ['hostile headers', { method: 'GET', endpoint: '/x', headers: { 'X-Evil': HOSTILE, 'x-tab': 'a\tb' } }],
  [
    'headers without a value',
    { method: 'DELETE', endpoint: '/x', headers: { 'X-Empty': '', 'X-Blank': '  ' } },
  ],
  [
    'a header value that looks like a file name',
    { method: 'GET', endpoint: '/x', headers: { 'X-File': '@file' } },
  ],
  [
    'other values for a header of the API and of the key',
    {
      method: 'GET',
      endpoint: '/x',
      headers: { 'x-version': '2', AUTHORIZATION: 'mine', 'x-acme-key': 'y' },
    },
  ],
  ['a hostile JSON body', { method: 'POST', endpoint: '/x', body: { [HOSTILE]: [HOSTILE, 'a\nb\r\nc\0'] } }],
  ['a body that looks like a file name', { method: 'PUT', endpoint: '/x', body: '@file' }],
  [
    'a text of several lines that looks like a file name',
    {
      method: 'POST',
      endpoint: '/x',
      headers: { 'Content-Type': 'text/plain' },
      body: '@file\n\\\r\n$HOME\n',
    },
  ],
  [
    'a form',
    {
      method: 'POST',
      endpoint: '/x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: { To: '+1', 'a[b]': { c: HOSTILE } },
    },
  ],
  ['an empty body', { method: 'POST', endpoint: '/x', headers: { 'Content-Type': 'text/plain' }, body: '' }],
  [
    'a body that is longer than one argument may be',
    { method: 'POST', endpoint: '/x', body: [HOSTILE, '%s\n\\n', 'ü'.repeat(65_536)] },
  ],
  [
    'a long text that ends in line breaks',
    {
      method: 'PUT',
      endpoint: '/x',
      headers: { 'Content-Type': 'text/plain' },
      body: `@${'a'.repeat(131_071)}\n\n`,
    },
  ],
  ['a body with many quotes', { method: 'PATCH', endpoint: '/x', body: ["'".repeat(20_000)] }],
];
const REQUESTS = GIVEN.map(([what, given]): [what: string, request: ApiRequest] => [what, asked(given)]);

const onEcho = (request: ApiRequest): ApiRequest => ({
  ...request,
  endpoint: request.endpoint.replace('ECHO', echo.url),
});

describe('a command sends the same request as the server', () => {
  it.each(REQUESTS)('with %s, and without a key', async (_what, request) => {
    const api = provider({ type: 'bearer' });
    expect(await curlSends(onEcho(request), api)).toEqual(expected(onEcho(request), api));
  });

  describe.each(PLACEMENTS)('and a hostile key in $type $name', (placement) => {
    it.each(REQUESTS)('with %s', async (_what, request) => {
      const api = provider(placement);
      const sent = await curlSends(onEcho(request), api, shownCredential(api));
      expect(sent).toEqual(expected(onEcho(request), api, placement));
    });
  });

  describe.each([...CALL_METHODS])('with %s', (method) => {
    const bodies: [string, JsonValue][] = [
      ['an object', { a: "it's" }],
      ['a list', [1, 'ü', null]],
    ];
    it.each<[string, JsonValue | undefined]>([
      ['no body', undefined],
      // curl sends a HEAD without one.
      ...(method === 'HEAD' ? [] : bodies),
    ])('and %s, for every key placement', async (_what, body) => {
      for (const placement of PLACEMENTS) {
        const request = asked({ method, endpoint: '/x?key=old&a[]=1', body });
        const api = provider(placement);
        const sent = await curlSends(request, api, shownCredential(api));
        expect(sent).toEqual(expected(request, api, placement));
      }
    });
  });

  it('with a key that contains a line break, if its placement allows one', async () => {
    const secret = 'user:pass\nword';
    for (const placement of [{ type: 'basic' }, { type: 'query', name: 'key' }] as const) {
      const api = provider(placement);
      const request: ApiRequest = { method: 'GET', endpoint: '/x' };
      const sent = await curlSends(request, api, shownCredential(api), secret);
      expect(sent).toEqual(expected(request, api, placement, secret));
    }
  });

  it('signed for AWS, for the region and the service of the host', async () => {
    const { host, port } = new URL(echo.url);
    const api = { ...provider({ type: 'aws-sigv4' }), baseUrl: `http://sqs.eu-west-1.amazonaws.com:${port}` };
    const request = asked({ method: 'POST', endpoint: '/x?b=[1]', body: { a: HOSTILE } });
    const command = curlCommand(request, api, { key: shownCredential(api) });
    // The name resolves to the echo server here, and nothing leaves the machine.
    const there = `${command} --connect-to ::${host}`;
    const env = { [VARIABLE]: 'AKIDEXAMPLE:SECRET' };
    expect(await runInShell(there, { folder, env })).toMatchObject({ code: 0 });
    const { headers, body } = echo.received.at(-1) as Received;
    expect(Object.fromEntries(headers).authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-1\/sqs\/aws4_request,/,
    );
    expect(body).toBe(JSON.stringify({ a: HOSTILE }));
  });
});

describe('no command is written', () => {
  const write = (request: Partial<Asked>, placement: KeyPlacement = { type: 'bearer' }) => {
    const api = provider(placement);
    const whole = asked({ method: 'GET', endpoint: '/x', ...request });
    return curlCommand(whole, api, { key: shownCredential(api) });
  };

  it.each<[string, KeyPlacement]>([
    ['looks like a file name', { type: 'header', name: '@file' }],
    ['is not a valid name', { type: 'header', name: 'X Key' }],
    ['ends the header', { type: 'header', name: 'X-Key: a\r\nX-Other' }],
    ['ends the header with its prefix', { type: 'header', name: 'X-Key', prefix: 'a\nX-Other: ' }],
    ['is empty', { type: 'header', name: '' }],
  ])('for a key header that %s', (_what, placement) => {
    expect(write({}, placement)).toBeUndefined();
  });

  it.each<[string, Partial<Asked>]>([
    ['a HEAD with a body', { method: 'HEAD', body: { a: 1 } }],
    ['a header name that looks like a file name', { headers: { '@file': 'x' } }],
    ['a header value with a line break', { headers: { 'X-A': 'a\r\nX-B: b' } }],
    ['a body with a NUL', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a\0b' }],
    ['an endpoint that is not a URL', { endpoint: 'http://' }],
    ['another scheme', { endpoint: 'file:///etc/passwd' }],
  ])('for %s', (_what, request) => {
    expect(write(request)).toBeUndefined();
  });

  it('for a variable that a shell would treat as more than a name', () => {
    const key = { placement: { type: 'bearer' }, secret: { variable: 'A$(id)' } } as const;
    expect(
      curlCommand({ method: 'GET', endpoint: '/x' }, provider({ type: 'bearer' }), { key }),
    ).toBeUndefined();
  });
});

describe('the text of a command', () => {
  const acme = (slug = 'acme') => ({
    ...provider({ type: 'bearer' }, slug),
    baseUrl: 'https://api.acme.example/v1',
    defaultHeaders: {},
  });

  it('is only the address and the key from a variable for a plain GET', () => {
    const request: ApiRequest = { method: 'GET', endpoint: '/items?a=1&b=2' };
    expect(curlCommand(request, acme(), { key: shownCredential(acme()) })).toBe(
      `curl 'https://api.acme.example/v1/items?a=1&b=2' \\\n  --header 'Authorization: Bearer '"$ACME_API_KEY"`,
    );
    expect(curlCommand({ method: 'GET', endpoint: '/items' }, acme())).toBe(
      'curl https://api.acme.example/v1/items',
    );
  });

  it('uses the variable of its provider, whatever the slug', () => {
    const slug = '1 $(id)`id`';
    const command = curlCommand({ method: 'GET', endpoint: '/x' }, acme(slug), {
      key: shownCredential(acme(slug)),
    });
    expect(command).toContain('"$API_1_ID_ID_API_KEY"');
  });

  it('shows the placeholders of a path if the user fills them in', () => {
    const request: ApiRequest = { method: 'GET', endpoint: '/users/{user-id}/x' };
    expect(curlCommand(request, acme(), { placeholders: true })).toBe(
      `curl --globoff 'https://api.acme.example/v1/users/{user-id}/x'`,
    );
    expect(curlCommand(request, acme())).toBe('curl https://api.acme.example/v1/users/%7Buser-id%7D/x');
    const encoded: ApiRequest = { method: 'GET', endpoint: '/users/{id}/%7Bx%7D?a=%7Bb%7D' };
    expect(curlCommand(encoded, acme(), { placeholders: true })).toBe(
      `curl --globoff 'https://api.acme.example/v1/users/{id}/%7Bx%7D?a=%7Bb%7D'`,
    );
  });
});
