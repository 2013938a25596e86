import type { CallBody } from '@gatehouse/contract/body.ts';
import { CALL_METHODS } from '@gatehouse/contract/plain/call-methods.ts';
import { describe, expect, it } from 'vitest';
import { linesOf, useRecorder } from '#test/recorder.ts';

const { state, call, sent, newest } = useRecorder();

const PNG = Buffer.from([0x89, 0x50, 0, 1, 2, 0xff]);
const PARTS = [
  { name: 'title', value: 'ü "x"\r\n' },
  { name: 'tag', value: 'a' },
  { name: 'tag', value: 'b' },
  { name: 'meta', value: '{"n":10.00}', contentType: 'application/json' },
  { name: 'file', fileName: 'a "b".png', contentType: 'image/png', base64: PNG.toString('base64') },
];

const multipartBytes = (boundary: string): Buffer => {
  const head = (rest: string) => `--${boundary}\r\nContent-Disposition: form-data; ${rest}\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(
      `${head('name="title"')}ü "x"\r\n\r\n${head('name="tag"')}a\r\n${head('name="tag"')}b\r\n${head('name="meta"\r\nContent-Type: application/json')}{"n":10.00}\r\n${head('name="file"; filename="a %22b%22.png"\r\nContent-Type: image/png')}`,
    ),
    PNG,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
};

describe('each kind of body arrives as it was asked for', () => {
  const FORM = 'application/x-www-form-urlencoded';
  it.each<[CallBody, string, string]>([
    [
      { kind: 'json', text: '{"id":12345678901234567890,"price":10.00, "a":1,"a":2}\n' },
      '',
      'application/json',
    ],
    [{ kind: 'json', text: '{}' }, '', 'application/json'],
    [{ kind: 'text', text: '<ä attr="1"/>', contentType: 'application/xml' }, '', 'application/xml'],
    [
      {
        kind: 'form',
        fields: [
          { name: 'a', value: '1' },
          { name: 'a', value: '2 ü' },
          { name: 'b[]', value: '' },
        ],
      },
      'a=1&a=2+%C3%BC&b%5B%5D=',
      FORM,
    ],
    [
      { kind: 'graphql', query: '{ me }', variables: '{"id":12345678901234567890}', operationName: 'Me' },
      '{"query":"{ me }","variables":{"id":12345678901234567890},"operationName":"Me"}',
      'application/json',
    ],
  ])('%j', async (body, text, type) => {
    const one = await sent({ body });
    expect(one.bytes.toString()).toBe('text' in body ? body.text : text);
    expect(linesOf(one, 'content-type')).toEqual([type]);
  });

  it('multipart, with its files', async () => {
    const one = await sent({ body: { kind: 'multipart', parts: PARTS } });
    const [, boundary = ''] =
      /^multipart\/form-data; boundary=(\S+)$/.exec(linesOf(one, 'content-type')[0] ?? '') ?? [];
    expect(one.bytes).toEqual(multipartBytes(boundary));
    expect(linesOf(one, 'content-length')).toEqual([`${one.bytes.length}`]);
  });

  it('binary', async () => {
    const body = { kind: 'binary', base64: PNG.toString('base64'), contentType: 'image/png' };
    const one = await sent({ body, method: 'PUT' });
    expect(one.bytes).toEqual(PNG);
    expect(linesOf(one, 'content-type')).toEqual(['image/png']);
  });

  it.each([...CALL_METHODS])('with the method %s', async (method) => {
    const one = await sent({ method, body: { kind: 'json', text: '[1]' } });
    expect([one.method, one.bytes.toString()]).toEqual([method, '[1]']);
    const other = await sent({ method, requestBody: { a: 1 } });
    expect(other.bytes.toString()).toBe('{"a":1}');
    expect((await sent({ method })).bytes).toHaveLength(0);
  });
});

describe('the Content-Type', () => {
  it('of a header wins over the kind, and one line is sent', async () => {
    const headers = { 'content-type': ['text/x', 'text/y'] };
    const one = await sent({ headers, body: { kind: 'json', text: '{}' } });
    expect(linesOf(one, 'content-type')).toEqual(['text/x']);
  });

  it.each([
    ['multipart/form-data', /^multipart\/form-data; boundary=gatehouse-/],
    ['multipart/form-data; boundary=mine', /^multipart\/form-data; boundary=mine$/],
    ['text/plain', /^text\/plain$/],
  ])('of a header for parts: %s', async (type, expected) => {
    const body = { kind: 'multipart', parts: [{ name: 'a', value: 'b' }] };
    const one = await sent({ headers: { 'Content-Type': type }, body });
    expect(linesOf(one, 'content-type')).toEqual([expect.stringMatching(expected)]);
    if (type.includes('boundary')) expect(one.bytes.toString()).toMatch(/^--mine\r\n/);
  });

  it('is none for an empty text of JSON, which is no body', async () => {
    const one = await sent({ body: { kind: 'json', text: '' } });
    expect([one.bytes.length, linesOf(one, 'content-type')]).toEqual([0, []]);
  });
});

it('a header with several values is sent as lines, and values as UTF-8', async () => {
  const one = await sent({ method: 'GET', headers: { 'X-A': ['1', 'é€', '3'], 'X-U': 'ü😀' } });
  expect(linesOf(one, 'x-a')).toEqual(['1', 'é€', '3']);
  expect(linesOf(one, 'x-u')).toEqual(['ü😀']);
  expect((await newest()).requestHeaders).toEqual({ 'X-A': ['1', 'é€', '3'], 'X-U': 'ü😀' });
  const { body } = await state.test.rest('POST', '/test/preview', {
    apiKeyId: state.apiKeyId,
    endpoint: state.url,
    method: 'GET',
    headers: { 'X-A': ['1', '2'] },
  });
  expect(body.headers['x-a']).toEqual(['1', '2']);
});

describe('what cannot be sent', () => {
  it.each<[string, object, number, string, (string | number)[]]>([
    [
      'text that is no JSON',
      { body: { kind: 'json', text: '{a:1}' } },
      400,
      'Invalid JSON in request body',
      ['body', 'text'],
    ],
    [
      'two bodies',
      { body: { kind: 'json', text: '1' }, requestBody: { a: 1 } },
      400,
      'Give requestBody or body, not both',
      ['body'],
    ],
    [
      'variables that are no object',
      { body: { kind: 'graphql', query: '{a}', variables: '[1]' } },
      400,
      'GraphQL variables must be a JSON object',
      ['body', 'variables'],
    ],
    [
      'a file that is missing',
      {
        body: {
          kind: 'multipart',
          parts: [
            { name: 'a', value: '' },
            { name: 'f', fileName: 'x', contentType: 'a/b' },
          ],
        },
      },
      400,
      'The file itself is missing: choose it',
      ['body', 'parts', 1, 'base64'],
    ],
    [
      'a file that is no base64',
      { body: { kind: 'binary', base64: 'a?', contentType: 'a/b' } },
      400,
      'Not base64',
      ['body', 'base64'],
    ],
    ['a kind that nobody knows', { body: { kind: 'yaml', text: '' } }, 400, '', ['body', 'kind']],
  ])(
    '%s is rejected, in a call, in its preview and in code',
    async (_what, fields, status, message, path) => {
      for (const [operation, more] of [
        ['/test', {}],
        ['/test/preview', {}],
        ['/generate-code', { language: 'curl' }],
      ] as const) {
        if (operation === '/generate-code' && message.startsWith('The file itself')) continue;
        const { status: got, body } = await state.test.rest('POST', operation, {
          apiKeyId: state.apiKeyId,
          endpoint: state.url,
          method: 'POST',
          ...more,
          ...fields,
        });
        expect([got, body.issues[0].path], operation).toEqual([status, path]);
        if (message !== '') expect(body.message).toBe(message);
      }
      expect(state.arrived).toEqual([]);
    },
  );

  it('an empty requestBody beside a body, and null, mean none', async () => {
    for (const requestBody of [{}, null]) {
      expect((await sent({ requestBody, body: { kind: 'json', text: '[]' } })).bytes.toString()).toBe('[]');
    }
  });

  it.each(['--mine', 'a\r\n--mine--\r\n', 'a\n--mine\r\nContent-Disposition: form-data; name="b"\r\n\r\n1'])(
    'a part that its boundary would end is rejected: %j',
    async (value) => {
      const body = { kind: 'multipart', parts: [{ name: 'a', value }] };
      const named = { body, headers: { 'content-type': 'multipart/form-data; boundary=mine' } };
      const { status, body: error } = await call(named);
      expect([status, error.issues?.[0].path]).toEqual([400, ['body', 'parts', 0, 'value']]);
      expect(state.arrived).toHaveLength(0);
      expect((await sent({ body })).bytes.toString()).toContain(value);
    },
  );

  it('more than 10 MiB together is 413, and 10 MiB are sent', async () => {
    const half = Buffer.alloc(5 * 1024 * 1024, 'a').toString('base64');
    const file = (base64: string) => ({ kind: 'binary', base64, contentType: 'a/b' });
    const whole = Buffer.alloc(10 * 1024 * 1024, 7);
    expect((await sent({ body: file(whole.toString('base64')) })).bytes.equals(whole)).toBe(true);
    state.arrived = [];
    expect((await call({ body: file(Buffer.alloc(whole.length + 1).toString('base64')) })).status).toBe(413);
    const part = { name: 'f', fileName: 'x', contentType: 'a/b', base64: half };
    const both = { kind: 'multipart', parts: [part, part, { name: 'a', value: '1' }] };
    expect((await sent({ body: both })).bytes.length).toBeGreaterThan(whole.length);
    state.arrived = [];
    expect(
      (await call({ body: { kind: 'multipart', parts: [part, part, { ...part, base64: 'AA==' }] } })).status,
    ).toBe(413);
    expect((await call({ body: { kind: 'text', text: 'x'.repeat(whole.length + 1) } })).status).toBe(413);
    expect(state.arrived).toHaveLength(0);
  }, 60_000);
});
