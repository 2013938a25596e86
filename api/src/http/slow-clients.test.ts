import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultSharedLimits } from '@gatehouse/outbound/limits.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '#src/app.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { listen } from '#test/raw-http.ts';
import { startUpstream } from '#test/upstream.ts';

const REQUEST_MS = 600;
/** Node's own interval would let a slow client live for 30 s and more; this fails long before. */
const LONGEST_MS = 30_000;

let test: TestApp;
let app: Awaited<ReturnType<typeof buildApp>>;
let port: number;

beforeAll(async () => {
  test = await createTestApp();
  app = await buildApp(test.deps, {
    gate: { allowedHosts: [], accessToken: 'Zk4+f/Qw2Lx8Rt6Yb1=Nv5Hm3Jd7&c9T' },
    timeouts: { requestTimeout: REQUEST_MS, keepAliveTimeout: 100 },
  });
  port = await listen(app);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

/** What the server sent until it closed the connection, to a client that sends one of the parts every 50 ms, forever. */
const trickle = async (start: string, part: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  let isClosed = false;
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
  });
  socket.write(start);
  while (!isClosed) {
    if (part !== '' && socket.writable) socket.write(part);
    await wait(50);
  }
  return text;
};

const HOST = 'Host: localhost\r\n';
const JSON_BODY = `${HOST}Content-Type: application/json\r\nAuthorization: Bearer Zk4+f/Qw2Lx8Rt6Yb1=Nv5Hm3Jd7&c9T\r\n`;

describe('a client that is too slow is closed', () => {
  it.concurrent.each([
    ['sends nothing', '', ''],
    ['sends a part of the first line', 'GET /api/he', ''],
    ['sends its path byte by byte', 'GET /', 'a'],
    ['sends its headers one by one', `GET /api/health HTTP/1.1\r\n${HOST}`, 'a: b\r\n'],
    ['sends one header byte by byte', `GET /api/health HTTP/1.1\r\n${HOST}a: `, 'b'],
    ['never ends its headers', `GET /api/health HTTP/1.1\r\n${HOST}`, ''],
    ['sends line breaks before its request', '', '\r\n'],
    ['never sends its body', `POST /api/keys HTTP/1.1\r\n${JSON_BODY}Content-Length: 100\r\n\r\n`, ''],
    [
      'sends its body byte by byte',
      `POST /api/keys HTTP/1.1\r\n${JSON_BODY}Content-Length: 100000\r\n\r\n`,
      ' ',
    ],
    [
      'sends its body over tRPC byte by byte',
      `POST /trpc/keys.add HTTP/1.1\r\n${JSON_BODY}Content-Length: 100000\r\n\r\n`,
      ' ',
    ],
    [
      'sends its chunks one by one',
      `POST /api/keys HTTP/1.1\r\n${JSON_BODY}Transfer-Encoding: chunked\r\n\r\n`,
      '1\r\n \r\n',
    ],
    [
      'sends the sign-in form byte by byte',
      `POST /sign-in HTTP/1.1\r\n${HOST}Origin: http://localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\n`,
      'a',
    ],
  ])(
    'that %s',
    async (_how, start, part) => {
      const text = await trickle(start, part);
      expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(text).toContain('The request took too long to arrive');
    },
    LONGEST_MS,
  );

  it(
    'that is slow with its second request on the same connection',
    async () => {
      const first = `GET /api/health HTTP/1.1\r\n${HOST}\r\n`;
      const text = await trickle(`${first}GET /api/health HTTP/1.1\r\n${HOST}`, 'a: b\r\n');
      expect(text).toContain('The request took too long to arrive');
    },
    LONGEST_MS,
  );

  it(
    'that sends no further request',
    async () => {
      const text = await trickle(`GET /api/keys HTTP/1.1\r\n${HOST}\r\n`, '');
      expect(text).toMatch(/^HTTP\/1\.1 401 /);
      expect(text).not.toContain('too long');
    },
    LONGEST_MS,
  );
});

it(
  'a request that has arrived is not cut off, however long its response takes',
  async () => {
    const slow = await startUpstream((_call, _request, response) => {
      setTimeout(() => response.end('{}'), REQUEST_MS * 2);
    });
    const { id } = await makeKey(test);
    const authorization = 'Bearer Zk4+f/Qw2Lx8Rt6Yb1=Nv5Hm3Jd7&c9T';
    const response = await fetch(`http://127.0.0.1:${port}/api/test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ apiKeyId: id, endpoint: slow.url, method: 'GET' }),
    });
    expect(await response.json()).toMatchObject({ status: 200 });
    await slow.close();
  },
  LONGEST_MS,
);

describe('a client that does not read its response', () => {
  const AUTHORIZATION = 'Bearer Zk4+f/Qw2Lx8Rt6Yb1=Nv5Hm3Jd7&c9T';
  /** Sends a request, and reads nothing until `read` is called; a pause of the client shorter than the limit. */
  const openReader = (path: string, body: object, at = port) => {
    const text = JSON.stringify(body);
    const socket = connect(at, '127.0.0.1').pause();
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write(
      `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nAuthorization: ${AUTHORIZATION}\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
    );
    return socket;
  };
  const untilNoneRuns = async (): Promise<void> => {
    while (app.lifecycle.running > 0) await wait(50);
  };
  /** Less than the limit of one body, and a third of what the bodies of all calls may take. */
  const LARGE = 5_000_000;
  const MOST_CALLS = defaultSharedLimits.calls;
  const startLarge = () => startUpstream((_call, _request, response) => response.end('a'.repeat(LARGE)));

  it.each(['/api/test', '/trpc/testing.run'])(
    'is closed, and its response takes no memory from those of others: %s',
    async (path) => {
      const large = await startLarge();
      const { id } = await makeKey(test);
      const call = { apiKeyId: id, endpoint: large.url, method: 'GET' };
      for (let at = 0; at < 3; at += 1) openReader(path, call);
      while (large.received.length < 3) await wait(20);
      await untilNoneRuns();
      const response = await fetch(`http://127.0.0.1:${port}/api/test`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: AUTHORIZATION },
        body: JSON.stringify(call),
      });
      expect(await response.json()).toMatchObject({ status: 200, truncated: false });
      await large.close();
    },
    LONGEST_MS,
  );

  it(
    'for less than the limit gets the whole of it',
    async () => {
      const large = await startLarge();
      const { id } = await makeKey(test);
      const socket = openReader('/api/test', { apiKeyId: id, endpoint: large.url, method: 'GET' });
      while (large.received.length === 0) await wait(20);
      await wait(REQUEST_MS / 2);
      let length = 0;
      socket.on('data', (chunk) => {
        length += chunk.length;
      });
      socket.resume();
      while (length < LARGE && !socket.destroyed) await wait(20);
      expect(length).toBeGreaterThan(LARGE);
      socket.destroy();
      await large.close();
    },
    LONGEST_MS,
  );

  it.each([5, 40])(
    'gives way to other calls at once, and a person’s call does not wait for %i of them',
    {
      timeout: 60_000,
    },
    async (count) => {
      // Its own limit is further away than that of this test.
      const usual = await buildApp(test.deps, {
        gate: { allowedHosts: [], accessToken: undefined },
        timeouts: { requestTimeout: 180_000, keepAliveTimeout: 100 },
      });
      onTestFinished(() => usual.close());
      const usualPort = await listen(usual);
      let served = 0;
      const large = createServer((_request, response) => {
        served += 1;
        response.end('a'.repeat(LARGE));
      });
      onTestFinished(() => void large.close().closeAllConnections());
      await new Promise<void>((resolve) => large.listen(0, '0.0.0.0', resolve));
      const { port: largePort } = large.address() as AddressInfo;
      const { id } = await makeKey(test);
      /** Of one host six calls at once are made, so these are of many hosts. */
      const callOf = (host: number) => ({
        apiKeyId: id,
        endpoint: `http://127.0.0.${host + 1}:${largePort}`,
        method: 'GET',
      });
      const call = async (headers: Record<string, string>): Promise<void> => {
        const response = await fetch(`http://127.0.0.1:${usualPort}/api/test`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(callOf(count)),
        });
        expect(await response.json()).toMatchObject({ status: 200, truncated: false });
      };
      const readers: Socket[] = [];
      onTestFinished(() => readers.forEach((socket) => void socket.destroy()));
      for (let host = 0; host < count; host += 1) {
        readers.push(openReader('/api/test', callOf(host), usualPort));
        // More calls at once are rejected.
        while (served < Math.min(host + 1, MOST_CALLS)) await wait(20);
      }
      await call({ 'sec-fetch-site': 'same-origin' });
      expect(usual.lifecycle.running).toBeGreaterThan(1);
      if (count < MOST_CALLS) await call({});
    },
  );
});

it('a start gives a request 30 s to arrive, headers and body together', () => {
  const { requestTimeout, headersTimeout, keepAliveTimeout } = test.app.server;
  expect({ requestTimeout, headersTimeout, keepAliveTimeout }).toEqual({
    requestTimeout: 30_000,
    headersTimeout: 30_000,
    keepAliveTimeout: 65_000,
  });
});
