import type { CallBody } from '@gatehouse/contract/body.ts';
import { describe, expect, it } from 'vitest';
import type { ReadEntry, ReadImport } from '#src/features/imports/read/draft.ts';
import { readImport } from '#src/features/imports/read/read-import.ts';

const read = (document: unknown): ReadImport =>
  readImport({ text: typeof document === 'string' ? document : JSON.stringify(document) });

const bodies = ({ entries }: ReadImport): (CallBody | null | undefined)[] =>
  entries.map(({ endpoint }) => endpoint?.body);
const urls = ({ entries }: ReadImport): string[] => entries.map(({ url }) => url);
const shown = ({ path, withoutKey, notes }: ReadEntry) => ({ path, withoutKey, notes });

const FORM = 'application/x-www-form-urlencoded';

describe('a collection of Insomnia 4', () => {
  const at = (parentId: string, more: object) => ({ _type: 'request', parentId, method: 'POST', ...more });
  const insomnia = (resources: object[]) =>
    read({
      _type: 'export',
      __export_format: 4,
      resources: [
        { _id: 'wrk_1', _type: 'workspace', name: 'W' },
        {
          _id: 'env_b',
          _type: 'environment',
          parentId: 'wrk_1',
          data: { base: 'https://h.test', v: 'base', nested: { id: 'n1', list: ['x', 'y'] } },
        },
        {
          _id: 'env_p',
          _type: 'environment',
          parentId: 'env_b',
          data: { base: 'https://p.test', only: 'p' },
        },
        {
          _id: 'fld_a',
          _type: 'request_group',
          parentId: 'wrk_1',
          name: 'A',
          environment: { p: 'aaa', v: 'fromA' },
          headers: [{ name: 'X-F', value: 'fa' }],
          authentication: { type: 'bearer', token: 'folderTokenAAAA1111' },
        },
        { _id: 'fld_b', _type: 'request_group', parentId: 'fld_a', name: 'B', environment: { p: 'bbb' } },
        ...resources,
      ],
    });

  it('has for each variable the value of the nearest folder, above that of the environment', () => {
    const url = '{{ _.base }}/{{ _.p }}/{{ _.v }}';
    const found = insomnia([
      at('fld_a', { url }),
      at('fld_b', { url, headers: [{ name: 'x-f', value: 'own' }], authentication: { type: 'none' } }),
      at('wrk_1', { url: "{{base}}/{{ _.nested.list[1] }}/{{ _['nested'].id }}/{{ _.only }}" }),
    ]);
    expect(urls(found)).toEqual([
      '{{base}}/aaa/fromA',
      '{{base}}/bbb/fromA',
      '{{base}}/{{nested.list.1}}/{{nested.id}}/{{only}}',
    ]);
    expect(found.entries.map(({ endpoint }) => endpoint?.headers)).toEqual([
      { 'X-F': 'fa' },
      { 'x-f': 'own' },
      null,
    ]);
    expect(found.entries.map(shown)).toEqual([
      { path: ['W', 'A'], withoutKey: false, notes: [] },
      { path: ['W', 'A', 'B'], withoutKey: true, notes: [] },
      { path: ['W'], withoutKey: false, notes: [] },
    ]);
    expect(found.secrets.map(({ value, host }) => [value, host])).toEqual([
      ['folderTokenAAAA1111', 'h.test'],
    ]);
  });

  it('has each kind of body, and its parameters', () => {
    const body = (one: object, more: object = {}) =>
      at('wrk_1', { url: 'https://h.test/a', body: one, ...more });
    const found = insomnia([
      body({
        mimeType: 'multipart/form-data',
        params: [
          { name: 'note', value: 'hello' },
          { name: 'off', value: '1', disabled: true },
          { name: 'meta', value: '{}', multiline: 'application/json' },
          { name: 'pic', type: 'file', fileName: '/pictures/me.png' },
        ],
      }),
      body({ mimeType: 'application/octet-stream', fileName: 'files\\me.bin' }),
      body({
        mimeType: FORM,
        params: [
          { name: 'a', value: '1' },
          { name: 'a', value: '3' },
        ],
      }),
      body({
        mimeType: 'application/graphql',
        text: '{"query":"{a}","variables":{"x":1},"operationName":"Q"}',
      }),
      body({ mimeType: 'application/graphql', text: '{"query":"{a}","variables":{"x":1.0}}' }),
      body({ mimeType: 'application/json', text: '{"t": {% now %}}' }, { method: 'GET' }),
      body(
        {},
        {
          parameters: [
            { name: 'q', value: 'a%20b' },
            { name: 'r', value: 'a b+c' },
          ],
        },
      ),
      body({}, { authentication: { type: 'ntlm' }, preRequestScript: 'x()' }),
    ]);
    expect(bodies(found)).toEqual([
      {
        kind: 'multipart',
        parts: [
          { name: 'note', value: 'hello' },
          { name: 'meta', value: '{}', contentType: 'application/json' },
          { name: 'pic', fileName: 'me.png', contentType: 'application/octet-stream' },
        ],
      },
      { kind: 'binary', fileName: 'me.bin', contentType: 'application/octet-stream' },
      {
        kind: 'form',
        fields: [
          { name: 'a', value: '1' },
          { name: 'a', value: '3' },
        ],
      },
      { kind: 'graphql', query: '{a}', variables: '{"x":1}', operationName: 'Q' },
      { kind: 'json', text: '{"query":"{a}","variables":{"x":1.0}}' },
      { kind: 'json', text: '{"t": {{$now}}}' },
      null,
      null,
    ]);
    expect(urls(found)[6]).toBe('https://h.test/a?q=a%20b&r=a%20b%2Bc');
    expect(found.entries[7]?.notes).toEqual([
      'Scripts are left out',
      'NTLM authentication is left out: no key is sent like this',
    ]);
  });
});

describe('a collection of Insomnia 5', () => {
  it('has the settings of its folders too', () => {
    const found = read(`type: collection.insomnia.rest/5.0
name: Y
collection:
  - name: F
    environment: {v: inner}
    authentication: {type: basic, username: ann, password: folderPassword1}
    children:
      - {name: One, method: GET, url: "{{ _.base }}/{{ _.v }}", authentication: {}}
environments: {name: Base, data: {base: "https://h.test", v: outer}}`);
    expect(urls(found)).toEqual(['{{base}}/inner']);
    expect(found.entries[0]?.path).toEqual(['Y', 'F']);
    expect(found.secrets[0]?.value).toBe('ann:folderPassword1');
  });

  it('says that the cookies of its jar are left out, if it has any', () => {
    const jar = (cookies: string) =>
      read(`type: collection.insomnia.rest/5.0
name: Y
collection:
  - {name: One, method: GET, url: "https://h.test/"}
cookieJar: {name: Jar, cookies: ${cookies}}`).problems.map(({ message }) => message);
    expect(jar('[{key: a, value: b, domain: h.test}]')).toEqual([
      'The cookies of the cookie jar are left out',
    ]);
    expect(jar('[]')).toEqual([]);
    const jar4 = {
      _id: 'jar_1',
      _type: 'cookie_jar',
      parentId: 'wrk_1',
      cookies: [{ key: 'a', value: 'b' }],
    };
    const request = {
      _id: 'req_1',
      _type: 'request',
      parentId: 'wrk_1',
      method: 'GET',
      url: 'https://h.test/',
    };
    const found = read({ _type: 'export', __export_format: 4, resources: [request, jar4] });
    expect(found.problems.map(({ message }) => message)).toEqual([
      'The cookies of the cookie jar are left out',
    ]);
    expect(JSON.stringify(found)).not.toContain('"b"');
  });
});
