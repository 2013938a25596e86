import { randomBytes } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { defaultLimits, type Limits } from '#src/limits.ts';
import type { OutboundRequest } from '#src/outbound-request.ts';
import { failureOf, testOutbound, text } from '#test/outbound.ts';
import { eventually, startHttp, startRaw, startScript } from '#test/servers.ts';

const get = (url: string, limits: Partial<Limits> = {}): OutboundRequest => ({ method: 'GET', url, limits });

const serve = (body: Buffer, headers: Record<string, string> = {}) =>
  startHttp((_request, response) => response.writeHead(200, headers).end(body));

describe('the size of a body', () => {
  it.each([
    [100, false],
    [101, true],
  ])('at 100 wire bytes allowed, %i bytes are truncated: %s', async (size, truncated) => {
    const server = await serve(Buffer.alloc(size, 'x'));
    const response = await testOutbound().request('user', get(server.url, { wireBytes: 100 }));
    expect([response.truncated, response.size, response.wireSize]).toEqual([truncated, 100, 100]);
  });

  it.each([
    [100, false],
    [101, true],
  ])('at 100 decoded bytes allowed, %i bytes in gzip are truncated: %s', async (size, truncated) => {
    const server = await serve(gzipSync(randomBytes(size)), { 'content-encoding': 'gzip' });
    const response = await testOutbound().request('user', get(server.url, { decodedBytes: 100 }));
    expect([response.truncated, response.size]).toEqual([truncated, 100]);
  });

  it('is limited by the decoded size even without an encoding', async () => {
    const server = await serve(Buffer.alloc(101));
    const response = await testOutbound().request('user', get(server.url, { decodedBytes: 100 }));
    expect([response.truncated, response.size]).toEqual([true, 100]);
  });

  it('is 5 MiB on the wire and 10 MiB decoded by default', async () => {
    const MiB = 1024 * 1024;
    const outbound = testOutbound();
    const full = await outbound.request('user', get((await serve(Buffer.alloc(5 * MiB))).url));
    expect([full.size, full.truncated]).toEqual([5 * MiB, false]);
    const over = await outbound.request('user', get((await serve(Buffer.alloc(5 * MiB + 1))).url));
    expect([over.size, over.truncated]).toEqual([5 * MiB, true]);

    // Each row repeats random bytes, which compresses to less than 5 MiB but more than a hundredth.
    const rows = Buffer.concat(Array.from({ length: 1024 }, () => Buffer.alloc(10 * 1024, randomBytes(512))));
    const gzip = { 'content-encoding': 'gzip' };
    const decoded = await outbound.request('user', get((await serve(gzipSync(rows), gzip)).url));
    expect([decoded.size, decoded.truncated]).toEqual([10 * MiB, false]);
    expect(Buffer.compare(decoded.body, rows)).toBe(0);
    const more = Buffer.concat([rows, Buffer.from('x')]);
    const cut = await outbound.request('user', get((await serve(gzipSync(more), gzip)).url));
    expect([cut.size, cut.truncated]).toEqual([10 * MiB, true]);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('when cut on the wire keeps what can be decoded from %s', async (coding, compress) => {
    const original = randomBytes(200_000).toString('base64');
    const server = await serve(compress(original), { 'content-encoding': coding });
    const response = await testOutbound().request('user', get(server.url, { wireBytes: 100_000 }));
    expect([response.truncated, response.wireSize]).toEqual([true, 100_000]);
    expect(response.size).toBeGreaterThan(50_000);
    expect(original.startsWith(text(response))).toBe(true);
  });

  it('is empty when cut on the wire inside the header of the compressed stream', async () => {
    for (const wireBytes of [1, 5]) {
      const server = await serve(gzipSync('hello'), { 'content-encoding': 'gzip' });
      const response = await testOutbound().request('user', get(server.url, { wireBytes }));
      expect([response.truncated, response.size]).toEqual([true, 0]);
    }
  });

  it('closes the upstream connection when it is exceeded', async () => {
    let isClosed = false;
    const server = await startHttp((_request, response) => {
      response.on('close', () => {
        isClosed = true;
      });
      response.write(Buffer.alloc(1_000));
    });
    const response = await testOutbound().request('user', get(server.url, { wireBytes: 500 }));
    expect(response.truncated).toBe(true);
    expect(await eventually(() => isClosed)).toBe(true);
  });
});

describe('the ratio of decoded to wire bytes', () => {
  const original = Buffer.alloc(20_000, 'abcdefgh');
  const packed = gzipSync(original);
  const ratio = original.length / packed.length;

  it.each([
    ['at the allowed ratio', { ratio, ratioAfterBytes: 1_000 }, 'no failure'],
    ['above it', { ratio: ratio * 0.999, ratioAfterBytes: 1_000 }, 'bad_encoding'],
    ['above it in a body too small to be checked', { ratio: 2, ratioAfterBytes: 20_000 }, 'no failure'],
    ['above it in a body one byte larger', { ratio: 2, ratioAfterBytes: 19_999 }, 'bad_encoding'],
  ])('%s', async (_case, limits, expected) => {
    const server = await serve(packed, { 'content-encoding': 'gzip' });
    expect(await failureOf(testOutbound().request('user', get(server.url, limits)))).toBe(expected);
  });

  it('is 100 after 1 MiB by default', async () => {
    const outbound = testOutbound();
    const gzip = { 'content-encoding': 'gzip' };
    const small = await serve(gzipSync(Buffer.alloc(1024 * 1024)), gzip);
    expect((await outbound.request('user', get(small.url))).size).toBe(1024 * 1024);
    const large = await serve(gzipSync(Buffer.alloc(1024 * 1024 + 1)), gzip);
    expect(await failureOf(outbound.request('user', get(large.url)))).toBe('bad_encoding');
  });
});

describe('content codings', () => {
  const thrice = gzipSync(gzipSync(gzipSync('x')));

  it.each([
    ['gzip', gzipSync('hello')],
    ['x-gzip', gzipSync('hello')],
    ['GZIP', gzipSync('hello')],
    ['br', brotliCompressSync('hello')],
    ['deflate', deflateSync('hello')],
    ['identity', Buffer.from('hello')],
    ['gzip, br', brotliCompressSync(gzipSync('hello'))],
    ['identity, deflate , gzip', gzipSync(deflateSync('hello'))],
  ])('%s is decoded', async (coding, body) => {
    const server = await serve(body, { 'content-encoding': coding });
    expect(text(await testOutbound().request('user', get(server.url)))).toBe('hello');
  });

  it.each([
    ['three of them', 'gzip, gzip, gzip', thrice],
    ['an unknown one', 'zip', Buffer.from('x')],
    ['a name that every object has', 'constructor', Buffer.from('x')],
    ['one that the body does not use', 'gzip', Buffer.from('plain text')],
    ['a body that ends too early', 'gzip', gzipSync('hello hello hello').subarray(0, -9)],
  ])('%s: fails', async (_case, coding, body) => {
    const server = await serve(body, { 'content-encoding': coding });
    expect(await failureOf(testOutbound().request('user', get(server.url)))).toBe('bad_encoding');
  });

  it('are requested only if the caller has set none', async () => {
    const server = await startHttp((request, response) => response.end(request.headers['accept-encoding']));
    const outbound = testOutbound();
    expect(text(await outbound.request('user', get(server.url)))).toBe('gzip, br');
    const headers = { 'Accept-Encoding': 'identity' };
    expect(text(await outbound.request('user', { ...get(server.url), headers }))).toBe('identity');
  });
});

describe('headers', () => {
  /** A response whose header names and values add up to `bytes`. */
  const responseWith = (bytes: number) => {
    const rest = bytes - 'content-length'.length - 1 - 'x'.length;
    return `HTTP/1.1 200 OK\r\ncontent-length: 0\r\nx: ${'v'.repeat(rest)}\r\n\r\n`;
  };

  it.each([
    [defaultLimits.headerBytes, 'no failure'],
    [defaultLimits.headerBytes + 1, 'headers_too_large'],
    [1024 * 1024, 'headers_too_large'],
  ])('of %i bytes: %s', async (bytes, expected) => {
    const server = await startScript(responseWith(bytes));
    expect(await failureOf(testOutbound().request('user', get(server.url)))).toBe(expected);
  });

  it.each([
    [100, 'no failure'],
    [101, 'headers_too_large'],
    [5_000, 'headers_too_large'],
  ])('%i in number: %s', async (count, expected) => {
    const lines = Array.from({ length: count - 1 }, (_, i) => `a${i}: b\r\n`).join('');
    const server = await startScript(`HTTP/1.1 200 OK\r\ncontent-length: 0\r\n${lines}\r\n`);
    const limits = { headerBytes: 100_000 };
    expect(await failureOf(testOutbound().request('user', get(server.url, limits)))).toBe(expected);
  });

  it.each([
    [20, 'no failure'],
    [21, 'bad_response'],
  ])('after %i interim responses: %s', async (count, expected) => {
    const interim = 'HTTP/1.1 103 Early Hints\r\nlink: a\r\n\r\n'.repeat(count);
    const server = await startScript(`${interim}HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n`);
    expect(await failureOf(testOutbound().request('user', get(server.url)))).toBe(expected);
  });
});

describe('time', () => {
  it('runs out while a name is resolved', async () => {
    const outbound = testOutbound({ lookup: () => new Promise(() => {}) });
    const call = outbound.request('user', get('http://slow.example/', { connectMs: 50 }));
    await expect(call).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('within 0.05 s'),
    });
  });

  it('runs out in a TLS handshake without a reply', async () => {
    const server = await startRaw(() => {});
    const url = server.url.replace('http:', 'https:');
    expect(await failureOf(testOutbound().request('user', get(url, { connectMs: 50 })))).toBe('timeout');
  });

  const delayed = (ms: number) =>
    startHttp((_request, response) => void setTimeout(() => response.end('late'), ms));

  it.each([
    [50, 5_000, 'no failure'],
    [1_500, 300, 'timeout'],
  ])('for a response after %i ms with headers allowed %i ms: %s', async (ms, headersMs, expected) => {
    const server = await delayed(ms);
    expect(await failureOf(testOutbound().request('user', get(server.url, { headersMs })))).toBe(expected);
  });

  it.each([
    [50, 5_000, 'no failure'],
    [1_500, 300, 'timeout'],
  ])('for a pause of %i ms with %i ms allowed: %s', async (ms, idleMs, expected) => {
    const server = await startHttp((_request, response) => {
      response.write('a');
      setTimeout(() => response.end('b'), ms);
    });
    expect(await failureOf(testOutbound().request('user', get(server.url, { idleMs })))).toBe(expected);
  });

  it('for a pause starts again with every piece of a body', async () => {
    const server = await startHttp((_request, response) => {
      let left = 12;
      const timer = setInterval(() => {
        response.write('x');
        left -= 1;
        if (left > 0) return;
        clearInterval(timer);
        response.end();
      }, 200);
    });
    const response = await testOutbound().request(
      'user',
      get(server.url, { idleMs: 1_500, headersMs: 1_500 }),
    );
    expect(text(response)).toBe('x'.repeat(12));
  });

  it('for the whole call includes its redirects', async () => {
    const server = await startHttp(
      (_request, response) => void setTimeout(() => response.writeHead(302, { location: '/' }).end(), 60),
    );
    expect(await failureOf(testOutbound().request('user', get(server.url, { totalMs: 150 })))).toBe(
      'timeout',
    );
  });

  it('is 5, 15, 10 and 30 seconds by default', () => {
    const { connectMs, headersMs, idleMs, totalMs } = defaultLimits;
    expect([connectMs, headersMs, idleMs, totalMs]).toEqual([5_000, 15_000, 10_000, 30_000]);
  });
});
