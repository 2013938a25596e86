import { MAX_BINARY_BYTES } from '@gatehouse/contract/plain/body-bounds.ts';
import { binaryType } from '@gatehouse/response/body/binary-type.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let api: Upstream;
let apiKeyId: number;
let sent: { type: string; body: Buffer; cut?: boolean };

beforeAll(async () => {
  test = await createTestApp();
  api = await startUpstream((_call, _request, response) => {
    const length = sent.body.length + (sent.cut === true ? 1 : 0);
    response.writeHead(200, { 'content-type': sent.type, 'content-length': String(length) });
    if (sent.cut === true) response.write(sent.body, () => setTimeout(() => response.destroy(), 50));
    else response.end(sent.body);
  });
  apiKeyId = (await makeKey(test, { baseUrl: api.url })).id;
});
afterAll(async () => {
  await api.close();
  await test.close();
});

const run = async (body: Buffer, type: string, cut = false) => {
  sent = { type, body, cut };
  const { body: result } = await test.rest('POST', '/test', { apiKeyId, endpoint: '/x', method: 'GET' });
  return result;
};

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

it('a body that is not text is returned in base64, with its type', async () => {
  expect((await run(PNG, 'image/png')).binary).toEqual({ type: 'image/png', base64: PNG.toString('base64') });
  const sound = Buffer.from([0, 1, 2, 255]);
  expect((await run(sound, 'audio/mpeg')).binary).toEqual({ type: 'audio/mpeg', base64: 'AAEC/w==' });
});

it('a body that is text, empty or incomplete is not', async () => {
  expect(await run(Buffer.from('<svg/>'), 'image/svg+xml')).not.toHaveProperty('binary');
  expect(await run(Buffer.alloc(0), 'image/png')).not.toHaveProperty('binary');
  expect(await run(PNG, 'image/png', true)).not.toHaveProperty('binary');
});

it('a body is returned at the limit and only described beyond it', async () => {
  const pad = (length: number) => Buffer.concat([PNG, Buffer.alloc(length - PNG.length)]);
  const { binary } = await run(pad(MAX_BINARY_BYTES), 'image/png');
  expect(Buffer.from(binary.base64, 'base64')).toHaveLength(MAX_BINARY_BYTES);
  const longer = await run(pad(MAX_BINARY_BYTES + 1), 'image/png');
  expect(longer).not.toHaveProperty('binary');
  expect(longer.response).toContain('Binary content');
});

it.each([
  ['89504e470d0a1a0a', 'text/plain', 'image/png'],
  ['ffd8ffe0', '', 'image/jpeg'],
  ['474946383961', 'application/octet-stream', 'image/gif'],
  ['524946460000000057454250565038', 'image/png', 'image/webp'],
  ['0000001c66747970617669660000', 'x/y', 'image/avif'],
  ['504b0304', 'application/vnd.ms-excel', 'application/vnd.ms-excel'],
  ['504b0304', '', 'application/zip'],
  ['0001', 'image/png', 'application/octet-stream'],
  ['0001', 'text/html,<script>', 'application/octet-stream'],
  ['0001', '', 'application/octet-stream'],
])('the bytes %s labeled "%s" are of the type %s', (hex, label, type) => {
  expect(binaryType(Buffer.from(hex, 'hex'), label)).toBe(type);
});
