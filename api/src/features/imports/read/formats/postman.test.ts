import type { CallBody } from '@gatehouse/contract/body.ts';
import { describe, expect, it } from 'vitest';
import type { ReadEntry } from '#src/features/imports/read/draft.ts';
import { readImport } from '#src/features/imports/read/read-import.ts';

const COLLECTION = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const postman = (item: object[], more: object = {}): ReadEntry[] =>
  readImport({ text: JSON.stringify({ info: { name: 'P', schema: COLLECTION }, item, ...more }) }).entries;

const request = (url: unknown, more: object = {}) => ({
  name: 'One',
  request: { method: 'GET', url, ...more },
});

const urls = (entries: readonly ReadEntry[]): string[] => entries.map(({ url }) => url);
const bodies = (entries: readonly ReadEntry[]): (CallBody | null | undefined)[] =>
  entries.map(({ endpoint }) => endpoint?.body);

describe('a URL', () => {
  it('keeps what is percent-encoded already, and encodes the rest', () => {
    const query = [
      { key: 'a', value: 'https%3A%2F%2Fx' },
      { key: 'b', value: 'a+b' },
      { key: 'c', value: 'a%20b+c&d#e' },
      { key: 'd', value: 'off', disabled: true },
      { key: 'e', value: null },
    ];
    const raw = 'https://h.test/u?a=1';
    expect(urls(postman([request({ raw, host: ['h', 'test'], path: ['u'], query })]))).toEqual([
      'https://h.test/u?a=https%3A%2F%2Fx&b=a+b&c=a%20b+c%26d%23e&e',
    ]);
  });

  it('has the values of its path variables, each as one segment', () => {
    const variable = [
      { key: 'id', value: 'a?b#c d' },
      { key: 'other', value: 'a/b%20c' },
    ];
    const url = { raw: 'https://h.test/users/:id/:other/:none/x:run?at=10:30', variable };
    expect(urls(postman([request(url)]))).toEqual([
      'https://h.test/users/a%3Fb%23c%20d/a%2Fb%20c/{none}/x:run?at=10:30',
    ]);
  });

  it('of a local host is one of http', () => {
    const variable = [{ key: 'h', value: '127.0.0.1:8080' }];
    const all = ['localhost:3000/x', '{{h}}/x', 'localhost/x', 'api.h.test/x'].map((url) => request(url));
    expect(urls(postman(all, { variable }))).toEqual([
      'http://localhost:3000/x',
      'http://{{h}}/x',
      'http://localhost/x',
      'https://api.h.test/x',
    ]);
  });

  it('with percent signs that encode nothing is kept', () => {
    expect(urls(postman([request('https://h.test/m?x=%zz&y=%')]))).toEqual(['https://h.test/m?x=%zz&y=%']);
  });
});

describe('a request of Postman', () => {
  const post = (body: object, header: object[] = []) =>
    request('https://h.test/a', { method: 'POST', header, body });

  it('has each kind of body', () => {
    const raw = (text: string, language?: string) =>
      post({ mode: 'raw', raw: text, options: { raw: { language } } });
    const entries = postman([
      raw('{"big": 12345678901234567890, "p": 1.0}', 'json'),
      raw('{"id": {{id}}, "p": 1.0}', 'json'),
      raw('{\n // why\n "a": "//b" }', 'json'),
      raw('<a/>', 'xml'),
      post({ mode: 'raw', raw: 'hello' }),
      post({ mode: 'raw', raw: 'a;b' }, [{ key: 'content-type', value: 'text/csv' }]),
      post({
        mode: 'urlencoded',
        urlencoded: [
          { key: 'ids[]', value: '1' },
          { key: 'ids[]', value: '2' },
          { key: 'b', value: 'x y&z=é' },
          { key: 'c', value: '' },
          { key: 'd', value: '4', disabled: true },
        ],
      }),
      post({ mode: 'file', file: { src: '/pictures/me.png' } }, [
        { key: 'Content-Type', value: 'image/png' },
      ]),
      post({ mode: 'graphql', graphql: { query: '{a}', variables: '{"x": {{v}} }', operationName: 'Q' } }),
    ]);
    expect(bodies(entries)).toEqual([
      { kind: 'json', text: '{"big": 12345678901234567890, "p": 1.0}' },
      { kind: 'json', text: '{"id": {{id}}, "p": 1.0}' },
      { kind: 'json', text: '{\n \n "a": "//b" }' },
      { kind: 'text', text: '<a/>', contentType: 'application/xml' },
      { kind: 'text', text: 'hello', contentType: 'text/plain' },
      { kind: 'text', text: 'a;b', contentType: 'text/csv' },
      {
        kind: 'form',
        fields: [
          { name: 'ids[]', value: '1' },
          { name: 'ids[]', value: '2' },
          { name: 'b', value: 'x y&z=é' },
          { name: 'c', value: '' },
        ],
      },
      { kind: 'binary', fileName: 'me.png', contentType: 'image/png' },
      { kind: 'graphql', query: '{a}', variables: '{"x": {{v}} }', operationName: 'Q' },
    ]);
    expect(entries.every(({ endpoint }) => endpoint?.headers === null)).toBe(true);
    expect(entries[2]?.notes).toEqual(['The comments in the body are left out: JSON has none']);
    expect(entries[7]?.notes).toEqual([
      'The file me.png is not in the document: choose it again before a call',
    ]);
  });

  it('has a body with every method, and each of its header lines', () => {
    const header = [
      { key: 'X-B', value: '1' },
      { key: 'x-b', value: '2' },
      { key: 'X-A', value: null },
      { key: 'User-Agent', value: 'mine/1' },
      { key: 'Postman-Token', value: 'a-b-c' },
      { key: 'Cookie', value: 'theme=dark' },
    ];
    const body = { mode: 'raw', raw: '{}' };
    const [get, head, templated] = postman([
      request('https://h.test/a', { header, body }),
      request('https://h.test/a', { method: 'HEAD' }),
      request('https://h.test/a', { body: { mode: 'raw', raw: '{"id": {{id}}}' } }),
    ]);
    expect(get?.endpoint).toMatchObject({
      method: 'GET',
      body: { kind: 'json', text: '{}' },
      headers: { 'X-B': ['1', '2'], 'X-A': '', 'User-Agent': 'mine/1', Cookie: 'theme=dark' },
    });
    expect(head?.endpoint).toMatchObject({ method: 'HEAD', body: null });
    expect(templated?.endpoint?.body).toEqual({ kind: 'json', text: '{"id": {{id}}}' });
  });

  it('is read from what the API of Postman answers, with its lines', () => {
    const item = [request('https://h.test/a')];
    const text = JSON.stringify({ collection: { info: { name: 'W' }, item } }, null, 1);
    expect(readImport({ text })).toMatchObject({
      format: 'postman',
      title: 'W',
      entries: [{ url: 'https://h.test/a', line: 7 }],
    });
  });

  it('has the authentication of the nearest folder, and none where that is said', () => {
    const bearer = { type: 'bearer', bearer: [{ key: 'token', value: 'collectionTok12345' }] };
    const entries = postman(
      [
        { name: 'open', auth: { type: 'noauth' }, item: [request('https://h.test/login')] },
        { name: 'shut', item: [{ name: 'in', item: [request('https://h.test/me')] }] },
        request('https://h.test/dg', { auth: { type: 'digest', digest: [] } }),
        request('https://h.test/o1', { auth: { type: 'oauth1', oauth1: [] } }),
        request('https://h.test/b', { auth: { type: 'bearer', bearer: [{ key: 'token', value: 'short' }] } }),
        request('https://h.test/n', {
          auth: { type: 'noauth' },
          header: [{ key: 'Authorization', value: 'Bearer {{t}}' }],
        }),
      ],
      { auth: bearer },
    );
    expect(entries.map(({ path, withoutKey, notes }) => ({ path, withoutKey, notes }))).toEqual([
      { path: ['P', 'open'], withoutKey: true, notes: [] },
      { path: ['P', 'shut', 'in'], withoutKey: false, notes: [] },
      {
        path: ['P'],
        withoutKey: false,
        notes: ['Digest authentication is left out: no key is sent like this'],
      },
      {
        path: ['P'],
        withoutKey: false,
        notes: ['OAuth 1 authentication is left out: no key is sent like this'],
      },
      {
        path: ['P'],
        withoutKey: false,
        notes: ['The bearer token is left out: a key has at least 10 characters'],
      },
      {
        path: ['P'],
        withoutKey: false,
        notes: ['The Authorization header is left out: it only stands for a key'],
      },
    ]);
  });
});
