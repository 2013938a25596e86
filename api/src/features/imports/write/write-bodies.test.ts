import type { CallBody } from '@gatehouse/contract/body.ts';
import { EXPORT_FORMATS, type ExportFormat } from '@gatehouse/contract/plain/import-options.ts';
import { findBuiltIn } from '@gatehouse/knowledge/built-in-providers.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import { type ExportedEndpoint, withoutMasks } from '#src/features/imports/write/exported-endpoint.ts';
import { writeExport } from '#src/features/imports/write/write-export.ts';

const provider = findBuiltIn(openKnowledge(), 'openai');
if (provider === undefined) throw new Error('no provider openai');

const URL_OF_ALL = 'https://api.openai.com/v1/things';

const written = (format: ExportFormat, fields: Partial<ExportedEndpoint>): string =>
  writeExport(format, [
    {
      name: 'One',
      method: 'POST',
      endpoint: URL_OF_ALL,
      description: null,
      body: null,
      headers: null,
      provider,
      ...fields,
    },
  ]).text;

const ofBody = (format: ExportFormat, body: CallBody, fields: Partial<ExportedEndpoint> = {}) =>
  written(format, { ...fields, body });

const postmanItem = (text: string) => JSON.parse(text).item[0];
const operation = (text: string, method = 'post') => JSON.parse(text).paths['/v1/things'][method];

const JSON_BODY: CallBody = {
  kind: 'json',
  text: '{"id": 12345678901234567890,\n "price": 10.00, "a": 1, "a": 2}',
};
const XML: CallBody = { kind: 'text', text: '<a>\n  <b/>\n</a>', contentType: 'application/xml' };
const FORM: CallBody = {
  kind: 'form',
  fields: [
    { name: 'a', value: '1' },
    { name: 'b', value: 'ä &' },
    { name: 'a', value: '2' },
  ],
};
const PARTS: CallBody = {
  kind: 'multipart',
  parts: [
    { name: 'note', value: 'two\nlines' },
    { name: 'meta', value: '{"a":1}', contentType: 'application/json' },
    { name: 'picture', fileName: 'me.png', contentType: 'image/png', base64: 'AAEC' },
  ],
};
const BINARY: CallBody = { kind: 'binary', contentType: 'image/png', base64: 'AAEC', fileName: 'me.png' };
const GRAPHQL: CallBody = {
  kind: 'graphql',
  query: 'query One($id: ID!) { one(id: $id) { name } }',
  variables: '{"id": 10.00}',
  operationName: 'One',
};

describe('an export as Postman', () => {
  it.each([
    [JSON_BODY, { mode: 'raw', raw: JSON_BODY.text, options: { raw: { language: 'json' } } }, []],
    [
      XML,
      { mode: 'raw', raw: XML.text, options: { raw: { language: 'xml' } } },
      [{ key: 'Content-Type', value: 'application/xml' }],
    ],
    [
      FORM,
      {
        mode: 'urlencoded',
        urlencoded: [
          { key: 'a', value: '1' },
          { key: 'b', value: 'ä &' },
          { key: 'a', value: '2' },
        ],
      },
      [],
    ],
    [
      PARTS,
      {
        mode: 'formdata',
        formdata: [
          { key: 'note', type: 'text', value: 'two\nlines' },
          { key: 'meta', type: 'text', value: '{"a":1}', contentType: 'application/json' },
          { key: 'picture', type: 'file', src: 'me.png', contentType: 'image/png' },
        ],
      },
      [],
    ],
    [BINARY, { mode: 'file', file: { src: 'me.png' } }, [{ key: 'Content-Type', value: 'image/png' }]],
    [
      GRAPHQL,
      {
        mode: 'graphql',
        graphql: { query: GRAPHQL.query, variables: '{"id": 10.00}', operationName: 'One' },
      },
      [],
    ],
  ])('has the kind of a body: %j', (body, expected, header) => {
    expect(postmanItem(ofBody('postman', body)).request).toMatchObject({ body: expected, header });
  });

  it('tells Postman to send the body of a GET, and lets it make the boundary of parts', () => {
    expect(postmanItem(ofBody('postman', XML, { method: 'GET' })).protocolProfileBehavior).toEqual({
      disableBodyPruning: true,
    });
    expect(postmanItem(ofBody('postman', XML)).protocolProfileBehavior).toBeUndefined();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { request } = postmanItem(ofBody('postman', PARTS, { headers }));
    expect(request.header).toEqual([]);
    expect(request.description).toContain('Content-Type of the parts is left out');
  });
});

describe('an export as .http', () => {
  const bodyIn = (text: string): string => text.slice(text.indexOf('\n\n') + 2, -1);

  it.each([
    [JSON_BODY, 'application/json', JSON_BODY.text],
    [XML, 'application/xml', XML.text],
    [FORM, 'application/x-www-form-urlencoded', 'a=1&b=%C3%A4+%26&a=2'],
    [BINARY, 'image/png', '< ./me.png'],
    [
      GRAPHQL,
      'application/json',
      `{"query":${JSON.stringify(GRAPHQL.query)},"variables":{"id": 10.00},"operationName":"One"}`,
    ],
    [
      PARTS,
      'multipart/form-data; boundary=gatehouse-boundary',
      [
        '--gatehouse-boundary\nContent-Disposition: form-data; name="note"\n\ntwo\nlines',
        '--gatehouse-boundary\nContent-Disposition: form-data; name="meta"\nContent-Type: application/json\n\n{"a":1}',
        '--gatehouse-boundary\nContent-Disposition: form-data; name="picture"; filename="me.png"\nContent-Type: image/png\n\n< ./me.png',
        '--gatehouse-boundary--',
      ].join('\n'),
    ],
  ])('has what is sent: %j', (body, contentType, expected) => {
    const text = ofBody('http', body);
    expect(text).toContain(`\nContent-Type: ${contentType}\n`);
    expect(bodyIn(text)).toBe(expected);
  });

  it('has a boundary that is in no part, and fills variables into a form', () => {
    const parts = { kind: 'multipart' as const, parts: [{ name: 'a', value: '--gatehouse-boundary' }] };
    expect(ofBody('http', parts)).toContain('boundary=gatehouse-boundary-2\n');
    const fields = [{ name: 'token', value: '{{TOKEN}}' }];
    expect(bodyIn(ofBody('http', { kind: 'form', fields }))).toBe('token={{TOKEN}}');
  });

  it.each([
    '####',
    '### x\nGET https://evil.example/',
    '< ./secret.txt',
    'a\u2028### b',
    '> {% run() %}',
    '>> out',
    '<> x',
  ])('leaves out a body with the line %j, and says so', (line) => {
    for (const body of [
      { kind: 'text' as const, text: `a\n${line}`, contentType: 'text/plain' },
      { kind: 'multipart' as const, parts: [{ name: 'a', value: line }] },
    ]) {
      const text = ofBody('http', body);
      expect(text).not.toContain(line);
      expect(text).toContain('# @export-note The body is left out');
      expect(text).not.toContain('Content-Type');
    }
  });

  it('says that spaces around a body and its line breaks are not kept', () => {
    const note = '# @export-note Spaces around the body and the kind of its line breaks are not kept.';
    expect(ofBody('http', { ...XML, text: 'a\r\nb' })).toContain(note);
    expect(ofBody('http', { ...XML, text: 'a\n' })).toContain(note);
    expect(ofBody('http', XML)).not.toContain(note);
  });
});

describe('an export as curl', () => {
  it.each([
    [JSON_BODY, `--data-raw '${JSON_BODY.text}'`],
    [XML, `--data-raw '${XML.text}'`],
    [FORM, "--data-raw 'a=1&b=%C3%A4+%26&a=2'"],
    [BINARY, '--data-binary @me.png'],
    [PARTS, "--form-string 'note=two\nlines'"],
    [GRAPHQL, '"variables":{"id": 10.00}'],
  ])('has the options for %j', (body, expected) => {
    expect(ofBody('curl', body)).toContain(expected);
  });

  it('leaves out a body that no option sends, and says so', () => {
    const text = ofBody('curl', XML, { method: 'HEAD' });
    expect(text).toContain('# @export-note The body is left out');
    expect(text).toContain('curl https://api.openai.com/v1/things');
    expect(text).not.toContain('<b/>');
  });
});

describe('an export as OpenAPI', () => {
  it.each([
    [{ kind: 'json' as const, text: '{ "a": 1 }' }, 'application/json', { example: { a: 1 } }],
    [{ kind: 'json' as const, text: '{"a": {{a}} }' }, 'application/json', { example: '{"a": {{a}} }' }],
    [XML, 'application/xml', { example: XML.text }],
    [FORM, 'application/x-www-form-urlencoded', { example: { a: ['1', '2'], b: 'ä &' } }],
    [
      PARTS,
      'multipart/form-data',
      {
        example: { note: 'two\nlines', meta: '{"a":1}' },
        schema: { properties: { picture: { type: 'string', format: 'binary' } } },
        encoding: { meta: { contentType: 'application/json' }, picture: { contentType: 'image/png' } },
      },
    ],
    [BINARY, 'image/png', { schema: { type: 'string', format: 'binary' } }],
    [
      GRAPHQL,
      'application/json',
      { example: { query: GRAPHQL.query, variables: { id: 10 }, operationName: 'One' } },
    ],
  ])('has the content of %j', (body, type, media) => {
    expect(operation(ofBody('openapi', body)).requestBody.content).toMatchObject({ [type]: media });
  });
});

describe('every export', () => {
  it.each(['postman', 'curl', 'http'] as const)('as %s has repeated headers one by one', (format) => {
    const text = written(format, { headers: { 'X-Tag': ['one', 'two'] } });
    expect(text).toMatch(/X-Tag(?:": "|: |", *"value": *"|",\s+"value": ")one[\s\S]+X-Tag[\s\S]+two/);
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const)(
    'has the method %s',
    (method) => {
      expect(postmanItem(written('postman', { method })).request.method).toBe(method);
      expect(written('http', { method })).toContain(`\n${method} ${URL_OF_ALL}\n`);
      expect(operation(written('openapi', { method }), method.toLowerCase())).toBeDefined();
      expect(written('curl', { method })).toMatch(
        method === 'GET' ? /curl \S+ \\\n {2}--header/ : new RegExp(`--(?:request ${method}|head)`),
      );
    },
  );

  it.each(EXPORT_FORMATS)('as %s says that files are not in it', (format) => {
    for (const body of [PARTS, BINARY])
      expect(ofBody(format, body)).toMatch(/Files are (?:not exported|left out).*me\.png/);
  });

  it.each(EXPORT_FORMATS)('as %s has variables in place of what is hidden in a body', (format) => {
    const mask = `abc${'*'.repeat(20)}`;
    const bodies: CallBody[] = [
      { kind: 'json', text: `{"apiToken":"${mask}"}` },
      { kind: 'json', text: `{"a": {{a}}, "apiToken":"${mask}"}` },
      { kind: 'text', text: `<key>${mask}</key><key>${'*'.repeat(20)}</key>`, contentType: 'text/xml' },
      { kind: 'form', fields: [{ name: 'apiToken', value: mask }] },
      { kind: 'multipart', parts: [{ name: 'apiToken', value: mask }] },
      { kind: 'graphql', query: '{ a }', variables: `{"apiToken":"${mask}"}` },
    ];
    for (const body of bodies) {
      const shown = withoutMasks({ endpoint: URL_OF_ALL, headers: null, body }).body;
      const text = ofBody(format, shown ?? { kind: 'json', text: '' });
      const marked = format === 'curl' ? /"\$(?:API_TOKEN|SECRET)"/ : /\{\{(?:API_TOKEN|SECRET)\}\}/;
      expect(text).toMatch(marked);
      expect(text).not.toMatch(/\*\*\*|abc/);
      const inXml = format === 'curl' ? `<key>'"$SECRET"'</key>` : '<key>{{SECRET}}</key>';
      expect(text).toContain(body.kind === 'text' ? inXml : 'apiToken');
    }
  });
});
