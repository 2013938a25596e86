import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPRESSED_FROM } from '#src/http/compression.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream } from '#test/upstream.ts';

const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  for (let count = 0; count < 20; count += 1) await makeKey(test, { name: `Key ${count}` });
});
afterAll(() => test.close());

const ask = (url: string, encoding: string | undefined, more: object = {}) =>
  test.app.inject({
    url,
    headers: { host: 'localhost', ...(encoding && { 'accept-encoding': encoding }) },
    ...more,
  });

describe.each([
  '/api/keys',
  '/api/openapi.json',
  '/trpc/keys.list',
  '/trpc/keys.list,providers.list?batch=1',
])('%s', (path) => {
  const url = path.includes('trpc')
    ? `${path}${path.includes('?') ? '&' : '?'}input=${encodeURIComponent('{"0":{},"1":{}}')}`
    : path;

  it.each(['br', 'gzip'] as const)('is compressed with %s for a client that takes it', async (encoding) => {
    const plain = await ask(url, undefined);
    const response = await ask(url, encoding);
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(String(await decoders[encoding](response.rawPayload))).toBe(plain.payload);
  });

  it('is compressed with Brotli for a browser', async () => {
    const response = await ask(url, 'gzip, deflate, br, zstd');
    expect(response.headers['content-encoding']).toBe('br');
  });

  it.each([undefined, 'identity', 'br;q=0'])(
    'is sent as it is to a client that takes %s',
    async (encoding) => {
      const response = await ask(url, encoding);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-encoding']).toBeUndefined();
      expect(response.payload).toMatch(/Key 19|openapi/);
    },
  );
});

it('a response is compressed from 1 KiB on', async () => {
  const { id: providerId } = await providerBySlug(test, 'openai');
  const fields = { providerId, name: 'Models', method: 'GET', endpoint: 'https://api.openai.com/v1/models' };
  const sizes = async (length: number) => {
    const payload = { ...fields, description: 'x'.repeat(length) };
    const { id } = (await test.rest('POST', '/saved-endpoints', payload)).body;
    const change = { method: 'PATCH', payload: {} } as const;
    const response = await ask(`/api/saved-endpoints/${id}`, 'gzip', change);
    const plain = await ask(`/api/saved-endpoints/${id}`, undefined, change);
    return { encoding: response.headers['content-encoding'], bytes: plain.rawPayload.length };
  };
  const { bytes: others } = await sizes(100);
  const longest = COMPRESSED_FROM - 1 - (others - 100);
  expect(await sizes(longest)).toEqual({ encoding: undefined, bytes: COMPRESSED_FROM - 1 });
  expect(await sizes(longest + 1)).toEqual({ encoding: 'gzip', bytes: COMPRESSED_FROM });
});

it('a stream is sent as it is, so that no encoder holds back what has happened already', async () => {
  const response = await test.app.inject({
    url: '/trpc/keys.list?batch=1&input=%7B%220%22%3A%7B%7D%7D',
    headers: { host: 'localhost', 'accept-encoding': 'gzip, br', 'trpc-accept': 'application/jsonl' },
  });
  expect(response.payload).toContain('Key 19');
  expect(response.headers['content-encoding']).toBeUndefined();
});

describe('a revealed key', () => {
  it.each([
    ['/api/keys/ID/reveal', {}],
    ['/trpc/keys.reveal', { id: 0 }],
    ['/trpc/keys.reveal,keys.update?batch=1', { 0: { id: 0 }, 1: { id: 0, name: 'Other' } }],
  ])('is never compressed: %s', async (path, body) => {
    const { id } = await makeKey(test, { apiKey: 'ab'.repeat(2000) });
    const payload = JSON.parse(JSON.stringify(body).replaceAll('"id":0', `"id":${id}`));
    const response = await ask(path.replace('ID', String(id)), 'gzip, br', { method: 'POST', payload });
    expect(response.payload).toContain('ab'.repeat(2000));
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['/api/test/reveal', (token: string) => ({ token })],
    ['/trpc/testing.revealMasked', (token: string) => ({ token })],
    ['/trpc/testing.revealMasked?batch=1', (token: string) => ({ 0: { token } })],
  ])('is never compressed where it was masked in a response: %s', async (url, payloadOf) => {
    const secret = 'ab'.repeat(2000);
    const upstream = await startUpstream(({ headers }, _request, response) =>
      response.end(headers.authorization),
    );
    const { id: apiKeyId } = await makeKey(test, { apiKey: secret, baseUrl: upstream.url });
    const call = { apiKeyId, endpoint: '/echo', method: 'GET' };
    const { token } = (await test.rest('POST', '/test', call)).body.maskedSecrets;
    const response = await ask(url, 'gzip, br', { method: 'POST', payload: payloadOf(token) });
    expect(response.payload).toContain(secret);
    expect(response.headers['content-encoding']).toBeUndefined();
    await upstream.close();
  });
});
