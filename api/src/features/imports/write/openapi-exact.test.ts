import type { CallBody } from '@gatehouse/contract/body.ts';
import { findBuiltIn } from '@gatehouse/knowledge/built-in-providers.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import type { ExportedEndpoint } from '#src/features/imports/write/exported-endpoint.ts';
import { writeExport } from '#src/features/imports/write/write-export.ts';

const provider = findBuiltIn(openKnowledge(), 'openai');
if (provider === undefined) throw new Error('no provider openai');

const operation = (fields: Partial<ExportedEndpoint>) => {
  const endpoint = {
    name: 'One',
    method: 'POST' as const,
    endpoint: 'https://api.openai.com/v1/things',
    description: null,
    body: null,
    headers: null,
    provider,
    ...fields,
  };
  return JSON.parse(writeExport('openapi', [endpoint]).text).paths['/v1/things'].post;
};

const mediaOf = (body: CallBody) => Object.values(operation({ body }).requestBody.content)[0];
const field = (value: string) => ({ name: 'a', value });
const file = { fileName: 'me.png', contentType: 'image/png', base64: 'AAEC' };

describe('a description, where its own words would lose something,', () => {
  it('has the body by its kind', () => {
    const bodies: CallBody[] = [
      { kind: 'json', text: '{"id": 12345678901234567890,\n "price": 10.00, "a": 1, "a": 2}' },
      { kind: 'json', text: '{ "a": [1, "b c"] }' },
      { kind: 'json', text: '"a text"' },
      { kind: 'form', fields: [field('1'), { name: 'b', value: '2' }, field('3')] },
      { kind: 'graphql', query: '{ a }', variables: '{"n": 10.00}' },
    ];
    for (const body of bodies) expect(mediaOf(body)).toMatchObject({ 'x-body': body });
  });

  it('has it only there', () => {
    const bodies: CallBody[] = [
      { kind: 'json', text: '{"a":[1,"b c"]}' },
      { kind: 'json', text: '{"a": {{a}} }' },
      { kind: 'form', fields: [field('1'), field('2')] },
      { kind: 'text', text: '<a/>', contentType: 'application/xml' },
    ];
    for (const body of bodies) expect(mediaOf(body)).not.toHaveProperty('x-body');
  });

  it('has no bytes of files, and says so', () => {
    const bodies: CallBody[] = [
      { kind: 'binary', ...file },
      { kind: 'multipart', parts: [{ name: 'b', ...file }, field('1')] },
    ];
    for (const body of bodies) {
      const written = operation({ body });
      expect(JSON.stringify(written)).not.toMatch(/base64|AAEC/);
      expect(written.description).toMatch(/^Files are left out.*me\.png/);
    }
  });

  it('has a list of the values of a parameter, the lines of a header and the query as it is written', () => {
    const {
      description,
      parameters,
      'x-query': query,
    } = operation({
      endpoint: 'https://api.openai.com/v1/things?a=1&flag&a=2&b=',
      headers: { Accept: ['text/plain', 'text/html'], 'Content-Type': 'text/plain' },
    });
    expect(description).toBe('The header Content-Type is left out: there is no body.');
    expect(query).toBe('a=1&flag&a=2&b=');
    expect(parameters).toMatchObject([
      { name: 'a', in: 'query', schema: { type: 'array' }, example: ['1', '2'] },
      { name: 'b', in: 'query', example: '', allowEmptyValue: true },
      {
        name: 'Accept',
        in: 'header',
        example: 'text/plain, text/html',
        'x-lines': ['text/plain', 'text/html'],
      },
    ]);
  });
});
