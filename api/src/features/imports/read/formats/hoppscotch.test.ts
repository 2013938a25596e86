import type { CallBody } from '@gatehouse/contract/body.ts';
import { describe, expect, it } from 'vitest';
import type { ReadImport } from '#src/features/imports/read/draft.ts';
import { readImport } from '#src/features/imports/read/read-import.ts';

const read = (document: unknown): ReadImport =>
  readImport({ text: typeof document === 'string' ? document : JSON.stringify(document) });

const bodies = ({ entries }: ReadImport): (CallBody | null | undefined)[] =>
  entries.map(({ endpoint }) => endpoint?.body);

const FORM = 'application/x-www-form-urlencoded';

describe('a collection of Hoppscotch', () => {
  const rest = (more: object) => ({ method: 'GET', endpoint: 'https://h.test/a', params: [], ...more });
  const inherit = { authType: 'inherit', authActive: true };
  const collection = (more: object) => ({ v: 3, name: 'H', folders: [], requests: [], ...more });

  it('alone or in a list has the headers and the authentication of the nearest collection', () => {
    const inner = collection({
      name: 'F',
      auth: { authType: 'api-key', authActive: true, addTo: 'HEADERS', key: 'key', value: 'nearestKey12345' },
      headers: [{ active: true, key: 'X-Test', value: 'near' }],
      requests: [rest({ name: 'in F', auth: inherit }), rest({ name: 'open', auth: { authType: 'none' } })],
    });
    const outer = collection({
      folders: [inner],
      headers: [{ active: true, key: 'X-Test', value: 'far' }],
      auth: { authType: 'bearer', authActive: true, token: 'outerToken12345' },
      requests: [rest({ name: 'in H', auth: inherit })],
    });
    const found = read([outer, collection({ name: 'J', requests: [rest({ name: 'in J' })] })]);
    expect(found.format).toBe('hoppscotch');
    expect(found.entries.map(({ name, path, withoutKey }) => [name, path, withoutKey])).toEqual([
      ['in H', ['H'], false],
      ['in F', ['H', 'F'], false],
      ['open', ['H', 'F'], true],
      ['in J', ['J'], false],
    ]);
    expect(found.entries.map(({ endpoint }) => endpoint?.headers)).toEqual([
      { 'X-Test': 'far' },
      { 'X-Test': 'near' },
      { 'X-Test': 'near' },
      null,
    ]);
    expect(found.secrets.map(({ value }) => value)).toEqual(['outerToken12345', 'nearestKey12345']);
    expect(read(outer).entries).toHaveLength(3);
  });

  it('has each kind of body, its variables and GraphQL', () => {
    const body = (contentType: string, written: unknown) =>
      rest({ method: 'POST', body: { contentType, body: written } });
    const found = read(
      collection({
        variables: [{ key: 'who', initialValue: 'Ann', currentValue: '' }],
        requests: [
          body('application/json', '{"a": "<<who>>", "n": 1.0}'),
          body('multipart/form-data', [
            { key: 'note', value: 'hello', active: true, isFile: false },
            { key: 'off', value: '1', active: false, isFile: false },
            { key: 'pic', value: [{}], active: true, isFile: true, contentType: 'image/png' },
          ]),
          body(FORM, 'a: 1\na: 2\n# b: 3'),
          body('application/octet-stream', null),
          {
            name: 'gql',
            url: 'https://h.test/g/<<who>>',
            query: '{a}',
            variables: '{"x": 1}',
            headers: [],
            auth: inherit,
          },
        ],
      }),
    );
    expect(bodies(found)).toEqual([
      { kind: 'json', text: '{"a": "{{who}}", "n": 1.0}' },
      {
        kind: 'multipart',
        parts: [
          { name: 'note', value: 'hello' },
          { name: 'pic', fileName: 'request-body.bin', contentType: 'image/png' },
        ],
      },
      {
        kind: 'form',
        fields: [
          { name: 'a', value: '1' },
          { name: 'a', value: '2' },
        ],
      },
      { kind: 'binary', contentType: 'application/octet-stream' },
      { kind: 'graphql', query: '{a}', variables: '{"x": 1}' },
    ]);
    expect(found.entries[4]).toMatchObject({ method: 'POST', url: 'https://h.test/g/{{who}}' });
  });
});
