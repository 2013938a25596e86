import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeBody } from '#src/body/write-body.ts';
import { curlCommand } from '#src/curl-command.ts';
import type { PastedRequest } from '#src/pasted/pasted-request.ts';
import { readPastedRequest } from '#src/pasted/read-pasted-request.ts';
import { type Asked, asked } from '#test/asked.ts';
import { SEED } from '#test/seed.ts';

const read = (text: string): PastedRequest => {
  const result = readPastedRequest(text);
  if (result?.request === undefined) throw new Error(result?.problem ?? 'not recognized');
  return result.request;
};
const problemOf = (text: string): string | undefined => readPastedRequest(text)?.problem;

const BARE = { method: 'GET', headers: [], body: undefined, credential: undefined, notes: [] };
const FORM = 'application/x-www-form-urlencoded';
const form = (...fields: [name: string, value: string][]) => ({
  kind: 'form',
  fields: fields.map(([name, value]) => ({ name, value })),
});
const json = (text: string) => ({ kind: 'json', text });
const text = (written: string, contentType = FORM) => ({ kind: 'text', text: written, contentType });
const JSON_TYPE = ['Content-Type', 'application/json'];

describe('a curl command', () => {
  it.each([
    ['curl https://a.example/x', { ...BARE, endpoint: 'https://a.example/x' }],
    [
      '$ curl -sSL --compressed api.github.com/user',
      { endpoint: 'https://api.github.com/user', notes: ['The URL has no scheme: https is used.'] },
    ],
    ['curl localhost:8080/x', { endpoint: 'http://localhost:8080/x' }],
    ['curl -XDELETE https://a.example/1', { method: 'DELETE' }],
    [
      "curl --url https://a.example -d 'a=1' -d b=2",
      { method: 'POST', body: form(['a', '1'], ['b', '2']), headers: [] },
    ],
    ["curl https://a.example -d 'a=1&a=2'", { body: form(['a', '1'], ['a', '2']) }],
    ["curl https://a.example --data-urlencode 'q=a b&c' --data-raw @x", { body: text('q=a+b%26c&@x') }],
    [
      "curl -G https://a.example?x=1#end -d a=1 --data-urlencode 'b= '",
      { endpoint: 'https://a.example?x=1&a=1&b=+#end', method: 'GET' },
    ],
    [
      'curl https://a.example --json \'{"a": 1}\'',
      { method: 'POST', body: json('{"a": 1}'), headers: [JSON_TYPE, ['Accept', 'application/json']] },
    ],
    [
      'curl https://a.example -d \'{"a":1}\'',
      { body: json('{"a":1}'), headers: [], notes: ['The body is JSON, so it is sent as JSON.'] },
    ],
    [
      "curl https://a.example -H 'content-type: text/plain' --data-binary $'a\\nb'",
      { body: text('a\nb', 'text/plain') },
    ],
    [
      "curl -X PUT https://a.example -H 'X-Empty;' -H 'Accept:' -H 'X-A:  b c '",
      {
        method: 'PUT',
        headers: [
          ['X-Empty', ''],
          ['X-A', 'b c'],
        ],
      },
    ],
    [
      'curl -A me -e https://b.example https://a.example',
      {
        headers: [
          ['User-Agent', 'me'],
          ['Referer', 'https://b.example'],
        ],
      },
    ],
    [
      'curl -k --proxy p:1 https://a.example https://b.example',
      { notes: ['Only the first URL was read.', 'Ignored: -k, --proxy.'] },
    ],
    [
      "curl 'https://a.example' -H 'Host: x' -H 'content-length: 3' -H 'accept-encoding: gzip, zstd'",
      { headers: [], notes: ['Left out, because it is set for you: Host, content-length, accept-encoding.'] },
    ],
    ['curl -X GET https://a.example -d a=1', { method: 'GET', body: form(['a', '1']) }],
    ["curl 'https://a.example/[1-3]/{a,b}?q=%2f+'", { endpoint: 'https://a.example/[1-3]/{a,b}?q=%2f+' }],
  ])('%s', (command, expected) => {
    expect(read(command)).toMatchObject(expected);
  });

  it.each([
    ['curl -F file=@a,b https://a.example', 'A multipart form inside a form cannot be sent from here.'],
    [
      'curl -d @body.json -d a=1 https://a.example',
      'A part of the body is in a file, which cannot be read here. Paste its content instead.',
    ],
    ["curl -T '{a,b}' https://a.example", 'Several files (-T) cannot be sent with one call.'],
    ['curl -b cookies.txt https://a.example', 'The cookies are in a file, which cannot be read here.'],
    ['curl -K x', 'The options are in a file (-K), which cannot be read here.'],
    [
      'curl -X PURGE https://a.example',
      'The method cannot be sent from here: PURGE. Use GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS.',
    ],
    ["curl 'https://a.example", 'A quote in the command is not closed'],
    ['curl -v', 'The command has no URL'],
  ])('what cannot be read of %s is told', (command, problem) => {
    expect(problemOf(command)).toBe(problem);
  });
});

describe('a credential in a pasted text', () => {
  it.each([
    [
      "curl -H 'Authorization: Bearer abc-123' https://a.example",
      { headers: [['Authorization', 'Bearer abc-123']], params: [] },
    ],
    [
      'curl -u me:pässword https://a.example',
      { headers: [['Authorization', 'Basic bWU6cMOkc3N3b3Jk']], params: [] },
    ],
    ['curl https://me:p%40ss@a.example', { headers: [['Authorization', 'Basic bWU6cEBzcw==']], params: [] }],
    ["curl 'https://a.example/?api_key=abc-123'", { headers: [], params: [['api_key', 'abc-123']] }],
    ["curl -b 'session=abc' https://a.example", { headers: [['Cookie', 'session=abc']], params: [] }],
    ['http a.example X-API-Key:abc-123', { headers: [['X-API-Key', 'abc-123']], params: [] }],
    ['http -a me:you a.example', { headers: [['Authorization', 'Basic bWU6eW91']], params: [] }],
    [
      'GET https://a.example HTTP/1.1\nX-Auth-Token: abc-123',
      { headers: [['X-Auth-Token', 'abc-123']], params: [] },
    ],
    ['https://a.example/x?token=abc-123', { headers: [], params: [['token', 'abc-123']] }],
    ['https://me:you@a.example/x', { headers: [['Authorization', 'Basic bWU6eW91']], params: [] }],
  ])('of %s is taken out', (text, credential) => {
    const request = read(text);
    expect(request.credential).toEqual(credential);
    const { credential: _, ...rest } = request;
    expect(JSON.stringify(rest)).not.toMatch(/abc|p.ss|you/);
  });

  it('that is only a placeholder is left out without an offer', () => {
    const command =
      'curl https://a.example -H "Authorization: Bearer $OPENAI_API_KEY" -H "X-Api-Key: YOUR_KEY"';
    expect(read(command)).toMatchObject({
      headers: [],
      credential: undefined,
      notes: ['Left out, because it only stands for a key: Authorization, X-Api-Key.'],
    });
  });

  it('is not what only sounds like one', () => {
    const command = "curl 'https://a.example?page_token=a&max_tokens=5' -H 'Idempotency-Key: 7'";
    expect(read(command)).toMatchObject({
      endpoint: 'https://a.example?page_token=a&max_tokens=5',
      headers: [['Idempotency-Key', '7']],
      credential: undefined,
    });
  });
});

describe('an HTTP request', () => {
  it.each([
    ['GET https://a.example/x', { ...BARE, endpoint: 'https://a.example/x' }],
    [
      'POST /x?a=1 HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\n\r\n{"a": 1}',
      { method: 'POST', endpoint: 'https://a.example/x?a=1', headers: [JSON_TYPE], body: json('{"a": 1}') },
    ],
    [
      '### Create\n// note\n@base = x\nPOST https://a.example\n    ?a=1\n    &b=2\nX-A: 1\n\na=b\n\n###\nGET https://b.example',
      {
        endpoint: 'https://a.example?a=1&b=2',
        headers: [['X-A', '1']],
        body: form(['a', 'b']),
        notes: ['Only the first request was read.'],
      },
    ],
    ['GET /v1/models', { endpoint: '/v1/models' }],
    ['DELETE api.a.example/x', { method: 'DELETE', endpoint: 'https://api.a.example/x' }],
  ])('%j', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it('with a body in a file is not read', () => {
    expect(problemOf('POST https://a.example\n\n< ./body.json')).toContain('The body is in a file');
  });
});

it.each([
  '/v1/models',
  'https://a.example/x?a=1',
  'Get the list',
  'curly',
  'https',
  'GET',
  '',
  'api.github.com/user',
])('an ordinary text is none: %j', (text) => {
  expect(readPastedRequest(text)).toBeUndefined();
});

it('a command that Gatehouse wrote is read as the request that it was written for', () => {
  const name = fc.stringMatching(/^[a-z][a-z-]{0,8}$/).map((text) => `X-${text}`);
  const value = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((text) => text.trim() === text && text !== '');
  const json = fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), fc.jsonValue(), {
    minKeys: 1,
    maxKeys: 4,
  });
  fc.assert(
    fc.property(
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
      fc.webUrl({ withQueryParameters: true }),
      fc.dictionary(name, value, { maxKeys: 3 }),
      json,
      (method, endpoint, headers, body) => {
        const request = asked({ method, endpoint, headers, body } as Asked);
        const command = curlCommand(request, { baseUrl: null, defaultHeaders: {} });
        fc.pre(command !== undefined);
        const pasted = read(command ?? '');
        fc.pre(pasted.credential === undefined);
        // An empty query or fragment is none.
        fc.pre(!/[?#]$|\?#/.test(endpoint));
        const called = new URL(endpoint);
        called.hash = '';
        expect(pasted.endpoint).toBe(called.href);
        expect(pasted.method).toBe(method);
        expect(Object.fromEntries(pasted.headers)).toMatchObject(headers);
        expect(writeBody(pasted.body, headers)?.body).toBe(writeBody(request.body, headers)?.body);
      },
    ),
    { seed: SEED, numRuns: 1000 },
  );
});

it('any text is read or told, and nothing throws', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'curl ',
      'http ',
      "'",
      '"',
      '\\',
      '\n',
      '^',
      '$(',
      '`',
      ' -d ',
      ' -H ',
      '@',
      '=',
      ':',
      'https://a.example',
      ' --',
    ),
    fc.string({ maxLength: 5 }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }),
      fc.constantFrom('curl ', 'http ', 'GET '),
      (pieces, start) => {
        const result = readPastedRequest(start + pieces.join(''));
        if (result !== undefined) expect(result.problem ?? result.request).toBeDefined();
      },
    ),
    { seed: SEED, numRuns: 5000 },
  );
});
