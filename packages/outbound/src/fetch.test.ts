import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { OutboundError } from '#src/errors.ts';
import { failureOf, testOutbound } from '#test/outbound.ts';
import { startHttp, startScript } from '#test/servers.ts';

const startEcho = () =>
  startHttp(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(201, {
      'content-type': 'application/json',
      'set-cookie': ['a=1', 'b=2'],
      'content-encoding': 'gzip',
    });
    response.end(
      gzipSync(JSON.stringify({ method: request.method, type: request.headers['content-type'], body })),
    );
  });

it('returns a standard Response, decoded', async () => {
  const server = await startEcho();
  const response = await testOutbound().fetch('user')(`${server.url}/a#b`, {
    method: 'POST',
    body: '{"a":1}',
  });
  expect(response).toBeInstanceOf(Response);
  expect([response.status, response.ok, response.url, response.redirected]).toEqual([
    201,
    true,
    `${server.url}/a`,
    false,
  ]);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await response.json()).toEqual({
    method: 'POST',
    type: 'text/plain;charset=UTF-8',
    body: '{"a":1}',
  });
});

it('accepts forms, URLs, Requests and bytes', async () => {
  const server = await startEcho();
  const fetch = testOutbound().fetch('oauth');
  const form = await fetch(new URL(server.url), {
    method: 'POST',
    body: new URLSearchParams({ code: 'a b' }),
  });
  expect(await form.json()).toMatchObject({
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
    body: 'code=a+b',
  });
  const request = new Request(server.url, { method: 'PUT', body: new Uint8Array([104, 105]) });
  expect(await (await fetch(request)).json()).toMatchObject({ method: 'PUT', body: 'hi' });
});

it('has no body for 204, 304 and HEAD', async () => {
  const server = await startHttp((request, response) =>
    response.writeHead(Number(request.url!.slice(1))).end(),
  );
  const fetch = testOutbound().fetch('user');
  for (const [path, method] of [
    ['204', 'GET'],
    ['304', 'GET'],
    ['200', 'HEAD'],
  ]) {
    const response = await fetch(`${server.url}/${path}`, { method: method! });
    expect([response.status, response.body]).toEqual([Number(path), null]);
  }
});

it('follows, returns or rejects redirects as requested', async () => {
  const server = await startHttp((request, response) => {
    if (request.url === '/') response.writeHead(302, { location: '/end' });
    response.end('end');
  });
  const fetch = testOutbound().fetch('user');
  const followed = await fetch(server.url);
  expect([followed.url, followed.redirected]).toEqual([`${server.url}/end`, true]);
  expect((await fetch(server.url, { redirect: 'manual' })).status).toBe(302);
  expect(await failureOf(fetch(server.url, { redirect: 'error' }))).toBe('bad_redirect');
});

it('fails with the reason of an abort', async () => {
  const server = await startHttp(() => {});
  const fetch = testOutbound().fetch('user');
  const controller = new AbortController();
  const call = fetch(server.url, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await expect(fetch(server.url, { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

it('applies its limits and its profile', async () => {
  const server = await startHttp((_request, response) => response.end('x'.repeat(101)));
  const outbound = testOutbound();
  expect(await failureOf(outbound.fetch('user', { wireBytes: 100 })(server.url))).toBe('too_large');
  expect((await outbound.fetch('user', { wireBytes: 101 })(server.url)).status).toBe(200);
  expect(await failureOf(outbound.fetch('auto')(server.url))).toBe('blocked');
});

it.each([
  ['not a url', 'bad_request'],
  ['ftp://files.example/', 'bad_url'],
  ['http://user:pw@host.example/', 'bad_request'],
])('rejects %s', async (url, code) => {
  const error = await testOutbound()
    .fetch('user')(url)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(OutboundError);
  expect((error as OutboundError).code).toBe(code);
});

it('reports a status that no Response can have as a bad response', async () => {
  const server = await startScript('HTTP/1.1 999 Denied\r\ncontent-length: 0\r\n\r\n');
  expect(await failureOf(testOutbound().fetch('user')(server.url))).toBe('bad_response');
});
