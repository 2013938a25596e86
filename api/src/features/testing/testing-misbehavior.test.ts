import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startEcho, startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let echo: Upstream;
beforeAll(async () => {
  test = await createTestApp();
  echo = await startEcho(SECRET);
});
afterAll(async () => {
  await echo.close();
  await test.close();
});

const run = async (fields: Record<string, unknown>, key: Record<string, unknown> = {}) => {
  const { id } = await makeKey(test, key);
  return test.rest('POST', '/test', { apiKeyId: id, method: 'GET', ...fields });
};

describe('an upstream that misbehaves', () => {
  const failing = async (fields: Record<string, unknown>) => {
    const { status, body } = await run(fields);
    expect(body).not.toHaveProperty('withheldHost');
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('status');
    expect(body.analysis).toContain(body.error);
    expect(JSON.stringify(body)).not.toContain(SECRET);
    return body.error as string;
  };

  it('gives an error if nothing is listening', async () => {
    const gone = await startEcho('');
    await gone.close();
    expect(await failing({ endpoint: gone.url })).toMatch(/refused/i);
  });

  it('gives an error if the connection is reset', async () => {
    const server = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const error = await failing({ endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
    server.close();
    expect(error).toMatch(/reset|closed/i);
  });

  it('shows what arrived of a response that breaks off, and says so', async () => {
    const server = createServer((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nhalf of it')),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { body } = await run({ endpoint: `http://127.0.0.1:${port}/` });
    server.close();
    expect(body).toMatchObject({ status: 200, response: 'half of it', truncated: true });
    expect(body).not.toHaveProperty('error');
    expect(body.analysis).toContain(`The response is incomplete: 127.0.0.1:${port} closed the connection`);
  });

  it('points to the key if it is not allowed in a header', async () => {
    const { body } = await run({ endpoint: echo.url }, { apiKey: 'broken\nin-two-parts' });
    expect(body.analysis).toContain('The header authorization contains characters that HTTP does not allow');
    expect(body.analysis).toContain('the stored key contains a line break');
    expect(JSON.stringify(body)).not.toContain('in-two-parts');
  });

  it('gives an error if the response is not HTTP', async () => {
    const server = createServer((socket) => socket.once('data', () => socket.end('SSH-2.0-OpenSSH\r\n')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await failing({ endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
    server.close();
  });

  it('gives an error for a link-local address, and never calls it', async () => {
    expect(await failing({ endpoint: 'http://169.254.169.254/latest/meta-data' })).toContain(
      '169.254.169.254 is a link-local address',
    );
  });

  it('cuts a huge body and says so', async () => {
    const huge = await startUpstream((_call, _request, response) =>
      response.end(Buffer.alloc(11 * 1024 * 1024, 'a')),
    );
    const { body } = await run({ endpoint: huge.url });
    await huge.close();
    expect(body).toMatchObject({ status: 200, truncated: true });
    expect(body.response.length).toBeLessThanOrEqual(10 * 1024 * 1024);
    expect(body.analysis).toContain('too long to keep in full');
  });

  it('survives a decompression bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
    const upstream = await startUpstream((_call, _request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    const { status, body } = await run({ endpoint: upstream.url });
    await upstream.close();
    expect(status).toBe(200);
    expect(body.error ?? body.truncated).toBeTruthy();
    expect((await test.rest('GET', '/health')).status).toBe(200);
  });
});
