import type { Socket } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { OutboundErrorCode } from '#src/errors.ts';
import type { Limits } from '#src/limits.ts';
import type { OutboundRequest } from '#src/outbound-request.ts';
import { failureOf, testOutbound, text } from '#test/outbound.ts';
import { startHttp, startRaw, startScript } from '#test/servers.ts';

const SMALL = { wireBytes: 50_000, decodedBytes: 100_000 };
const SHORT = { ...SMALL, connectMs: 300, headersMs: 300, idleMs: 200, totalMs: 600 };

const get = (url: string, limits: Partial<Limits> = SMALL): OutboundRequest => ({
  method: 'GET',
  url,
  limits,
});
const send = (url: string, limits?: Partial<Limits>) => testOutbound().request('user', get(url, limits));

/** Writes the head, then a piece every few milliseconds until the socket is closed, 5,000 times at most. */
const drip = (socket: Socket, head: string, piece: string, everyMs: number) => {
  socket.write(head);
  let left = 5_000;
  const timer = setInterval(() => {
    left -= 1;
    if (left === 0 || socket.destroyed) clearInterval(timer);
    else socket.write(piece);
  }, everyMs);
  socket.on('close', () => clearInterval(timer));
};

const OK = 'HTTP/1.1 200 OK\r\n';

describe('an upstream that misbehaves over time', () => {
  const chunked = `${OK}transfer-encoding: chunked\r\n\r\n`;
  const longHeader = `a: ${'b'.repeat(900)}\r\n`;

  it.each<[string, (socket: Socket) => void, OutboundErrorCode]>([
    ['never responds', () => {}, 'timeout'],
    ['sends its headers byte by byte', (socket) => drip(socket, OK, 'x', 20), 'timeout'],
    ['sends endless headers', (socket) => drip(socket, OK, longHeader, 1), 'headers_too_large'],
    [
      'sends endless interim responses',
      (socket) => drip(socket, '', 'HTTP/1.1 102 Processing\r\n\r\n', 1),
      'bad_response',
    ],
    [
      'sends one body byte at a time',
      (socket) => drip(socket, `${OK}content-length: 9999\r\n\r\n`, 'x', 20),
      'timeout',
    ],
    [
      'stops sending inside its body',
      (socket) => socket.write(`${OK}content-length: 99\r\n\r\nabc`),
      'timeout',
    ],
    ['sends an endless chunk size', (socket) => drip(socket, chunked, '0', 5), 'timeout'],
    [
      'sends endless chunk extensions',
      (socket) => drip(socket, `${chunked}5;`, 'a'.repeat(1_000), 5),
      'timeout',
    ],
    [
      'sends endless trailers',
      (socket) => drip(socket, `${chunked}0\r\n`, longHeader, 1),
      'headers_too_large',
    ],
  ])('%s', async (_what, behave, code) => {
    const server = await startRaw(behave);
    expect(await failureOf(send(server.url, code === 'timeout' ? SHORT : SMALL))).toBe(code);
  });
});

describe('an upstream that disconnects early or sends nonsense', () => {
  it.each<[string, string, OutboundErrorCode]>([
    ['closes without sending anything', '', 'reset'],
    ['closes inside its headers', `${OK}content-le`, 'reset'],
    ['promises more than it sends', `${OK}content-length: 10\r\n\r\nabc`, 'reset'],
    ['ends before its last chunk', `${OK}transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n`, 'reset'],
    ['does not speak HTTP', 'SSH-2.0-OpenSSH_9.6\r\n', 'bad_response'],
    ['responds with HTTP/2 frames', '\0\0\x06\x04\0\0\0\0\0\0\x03\0\0\0\x64', 'bad_response'],
    ['sends a NUL in a header', `${OK}a: b\0c\r\ncontent-length: 0\r\n\r\n`, 'bad_response'],
    ['sends a bare line feed in a header', `${OK}a: b\nc d\r\ncontent-length: 0\r\n\r\n`, 'bad_response'],
    ['declares two lengths', `${OK}content-length: 3\r\ncontent-length: 4\r\n\r\nabcd`, 'bad_response'],
    [
      'declares a length and chunks',
      `${OK}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`,
      'bad_response',
    ],
    ['declares a negative length', `${OK}content-length: -1\r\n\r\n`, 'bad_response'],
    [
      'sends a chunk size that is not a number',
      `${OK}transfer-encoding: chunked\r\n\r\nzz\r\n`,
      'bad_response',
    ],
    ['responds with status 42', 'HTTP/1.1 42 No\r\n\r\n', 'bad_response'],
    [
      'switches protocols without being asked',
      'HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
      'bad_response',
    ],
  ])('%s', async (_what, script, code) => {
    const server = await startScript(script);
    expect(await failureOf(send(server.url))).toBe(code);
  });

  it.each([
    ['of known length', 'content-length: 99'],
    ['without a length', 'connection: close'],
    ['in chunks', 'transfer-encoding: chunked'],
  ])('resets inside a body %s', async (_what, header) => {
    const server = await startRaw((socket) => {
      socket.write(`${OK}${header}\r\n\r\n5\r\nabcde\r\n`);
      setTimeout(() => socket.resetAndDestroy(), 30);
    });
    expect(await failureOf(send(server.url))).toBe('reset');
  });

  it('responds in plain text when TLS is expected', async () => {
    const server = await startScript(`${OK}content-length: 0\r\n\r\n`);
    const call = send(server.url.replace('http:', 'https:'));
    await expect(call).rejects.toMatchObject({ code: 'tls', message: expect.stringContaining('speak TLS') });
  });
});

describe('an upstream that sends too much', () => {
  it('in endless chunks', async () => {
    const server = await startRaw((socket) => {
      drip(socket, `${OK}transfer-encoding: chunked\r\n\r\n`, `2000\r\n${'x'.repeat(0x2000)}\r\n`, 1);
    });
    const response = await send(server.url);
    expect([response.truncated, response.size]).toEqual([true, SMALL.wireBytes]);
  });

  it('in a hundred thousand chunks of one byte', async () => {
    const chunks = '1\r\nx\r\n'.repeat(100_000);
    const server = await startScript(`${OK}transfer-encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`);
    const response = await send(server.url);
    expect([response.truncated, response.size]).toEqual([true, SMALL.wireBytes]);
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(40_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(40_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
    ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(40_000_000)))],
    ['gzip, br', brotliCompressSync(gzipSync(Buffer.alloc(40_000_000)))],
  ])('in a bomb of %s', async (coding, bomb) => {
    const server = await startHttp((_request, response) =>
      response.writeHead(200, { 'content-encoding': coding }).end(bomb),
    );
    const before = process.memoryUsage().rss;
    const call = testOutbound().request('user', { method: 'GET', url: server.url });
    expect(await failureOf(call)).toBe('bad_encoding');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('in an inner coding that expands beyond the limit before it is decoded', async () => {
    // Empty gzip members: much to decode, without any output.
    const empty = gzipSync('');
    const inner = Buffer.concat(Array.from({ length: 20_000 }, () => empty));
    const server = await startHttp((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(inner)),
    );
    const response = await send(server.url);
    expect([response.truncated, response.size]).toEqual([true, 0]);
  });

  it.each([
    ['gzip', gzipSync('hello')],
    ['br', brotliCompressSync('hello')],
    ['gzip, gzip', gzipSync(gzipSync('hello'))],
  ])('of zeros after the end of its %s stream, which are not read', async (coding, packed) => {
    const body = Buffer.concat([packed, Buffer.alloc(45_000 - packed.length)]);
    const server = await startHttp((_request, response) => {
      response.writeHead(200, { 'content-encoding': coding });
      response.write(body.subarray(0, 20_000));
      setTimeout(() => response.end(body.subarray(20_000)), 20);
    });
    const response = await send(server.url);
    expect([text(response), response.truncated]).toEqual(['hello', false]);
  });

  it('of zeros after the end of an inner gzip stream, more than fit in its buffers', async () => {
    const inner = Buffer.concat([gzipSync('hello'), Buffer.alloc(3_000_000)]);
    const server = await startHttp((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(inner, { level: 0 })),
    );
    const response = await send(server.url, { idleMs: 5_000 });
    expect([text(response), response.truncated]).toEqual(['hello', false]);
  });

  it('of other data after the end of its gzip stream', async () => {
    const body = Buffer.concat([gzipSync('hello'), Buffer.alloc(30_000, 'x')]);
    const server = await startHttp((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(body),
    );
    expect(await failureOf(send(server.url))).toBe('bad_encoding');
  });

  it('in a reason phrase of a megabyte', async () => {
    const server = await startScript(`HTTP/1.1 200 ${'x'.repeat(1024 * 1024)}\r\ncontent-length: 0\r\n\r\n`);
    expect((await send(server.url)).statusText.length).toBeLessThanOrEqual(200);
  });
});

describe('an odd but valid response', () => {
  it.each<[string, string, number, string]>([
    ['204 without a body', 'HTTP/1.1 204 No Content\r\ncontent-encoding: gzip\r\n\r\n', 204, ''],
    [
      '304 with a length',
      'HTTP/1.1 304 Not Modified\r\ncontent-length: 5\r\ncontent-encoding: br\r\n\r\n',
      304,
      '',
    ],
    ['an empty body declared as gzip', `${OK}content-encoding: gzip\r\ncontent-length: 0\r\n\r\n`, 200, ''],
    ['a body that ends with the connection', `${OK}\r\nuntil the end`, 200, 'until the end'],
    ['NUL bytes', `${OK}content-length: 3\r\n\r\na\0b`, 200, 'a\0b'],
    ['trailers', `${OK}transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nx-sum: 1\r\n\r\n`, 200, 'abc'],
    ['HTTP/1.0', 'HTTP/1.0 200 OK\r\n\r\nold', 200, 'old'],
    ['an unregistered status', 'HTTP/1.1 299 Whatever\r\ncontent-length: 2\r\n\r\nok', 299, 'ok'],
    ['a status beyond 599', 'HTTP/1.1 999 Denied\r\ncontent-length: 2\r\n\r\nno', 999, 'no'],
    ['no reason phrase', 'HTTP/1.1 200\r\ncontent-length: 2\r\n\r\nok', 200, 'ok'],
    ['a server error', 'HTTP/1.1 503 Busy\r\ncontent-length: 4\r\n\r\nbusy', 503, 'busy'],
    ['more after its end', `${OK}content-length: 2\r\n\r\nokHTTP/1.1 200 OK\r\n\r\nsmuggled`, 200, 'ok'],
  ])('%s', async (_what, script, status, body) => {
    const response = await send((await startScript(script)).url);
    expect([response.status, text(response), response.truncated]).toEqual([status, body, false]);
  });

  it('a HEAD response with a length and a coding', async () => {
    const server = await startScript(`${OK}content-length: 500\r\ncontent-encoding: gzip\r\n\r\n`);
    const response = await testOutbound().request('user', { ...get(server.url), method: 'HEAD' });
    expect([response.status, response.size]).toEqual([200, 0]);
  });

  it('repeated headers, cookies and hostile names', async () => {
    const lines = [
      'a: 1',
      'A: 2',
      'set-cookie: x=1, y',
      'Set-Cookie: z=2',
      '__proto__: evil',
      'constructor: c',
    ];
    const server = await startScript(`${OK}content-length: 0\r\n${lines.join('\r\n')}\r\n\r\n`);
    const { headers } = await send(server.url);
    expect(headers.a).toBe('1, 2');
    expect(headers['set-cookie']).toBe('x=1, y\nz=2');
    expect(headers.constructor).toBe('c');
    expect(Object.getPrototypeOf(headers)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).evil).toBeUndefined();
  });

  it('does not let bytes sent after one response become the next one', async () => {
    let requests = 0;
    const server = await startRaw((socket) => {
      requests += 1;
      const responseWith = (body: string) => `${OK}content-length: ${body.length}\r\n\r\n${body}`;
      socket.write(requests === 1 ? responseWith('first') + responseWith('planted') : responseWith('second'));
    });
    const outbound = testOutbound();
    expect(text(await outbound.request('user', get(server.url)))).toBe('first');
    expect(text(await outbound.request('user', get(server.url)))).toBe('second');
  });
});
